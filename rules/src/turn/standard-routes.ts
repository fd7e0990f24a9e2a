// The usual checkout routes, as printed on checkout charts; the specification does not list them. One entry per rest
// and number of darts, chosen by hand: if charts differ, the table has the route whose first single still leaves a
// finish, or the one with the bigger double (40, 36, 32, 24, 16). Numbers without a letter are singles.

/** Routes with three darts. */
export const threeDartRoutes = `
170 T20 T20 DB   167 T20 T19 DB   164 T20 T18 DB   161 T20 T17 DB   160 T20 T20 D20  158 T20 T20 D19
157 T20 T19 D20  156 T20 T20 D18  155 T20 T19 D19  154 T20 T18 D20  153 T20 T19 D18  152 T20 T20 D16
151 T20 T17 D20  150 T20 T18 D18  149 T20 T19 D16  148 T20 T20 D14  147 T20 T17 D18  146 T20 T18 D16
145 T20 T15 D20  144 T20 T20 D12  143 T20 T17 D16  142 T20 T14 D20  141 T20 T19 D12  140 T20 T20 D10
139 T20 T13 D20  138 T20 T18 D12  137 T20 T19 D10  136 T20 T20 D8   135 T20 T17 D12  134 T20 T14 D16
133 T20 T19 D8   132 T20 T16 D12  131 T20 T13 D16  130 T20 T18 D8   129 T19 T16 D12  128 T18 T14 D16
127 T20 T17 D8   126 T19 T19 D6   125 SB T20 D20   124 T20 T16 D8   123 T19 T16 D9   122 T18 T18 D7
121 T20 T11 D14  120 T20 20 D20   119 T19 T12 D13  118 T20 18 D20   117 T20 17 D20   116 T20 16 D20
115 T20 15 D20   114 T20 14 D20   113 T20 13 D20   112 T20 12 D20   111 T20 19 D16   110 T20 18 D16
109 T20 17 D16   108 T20 16 D16   107 T19 18 D16   106 T20 14 D16   105 T20 13 D16   104 T18 18 D16
103 T19 10 D18   102 T20 10 D16   101 T17 10 D20   99 T19 10 D16
`;

/** Routes with two darts; also used with three darts in hand if the table above has no entry. */
export const twoDartRoutes = `
110 T20 DB  107 T19 DB  104 T18 DB  101 T17 DB  100 T20 D20  98 T20 D19  97 T19 D20  96 T20 D18  95 T19 D19
94 T18 D20  93 T19 D18  92 T20 D16  91 T17 D20  90 T18 D18   89 T19 D16  88 T20 D14  87 T17 D18  86 T18 D16
85 T15 D20  84 T20 D12  83 T17 D16  82 DB D16   81 T19 D12   80 T20 D10  79 T19 D11  78 T18 D12  77 T19 D10
76 T20 D8   75 T17 D12  74 T14 D16  73 T19 D8   72 T16 D12   71 T13 D16  70 T18 D8   69 T19 D6   68 T20 D4
67 T17 D8   66 T10 D18  65 SB D20   64 T16 D8   63 T13 D12   62 T10 D16  61 SB D18   60 20 D20   59 19 D20
58 18 D20   57 17 D20   56 16 D20   55 15 D20   54 14 D20    53 13 D20   52 12 D20   51 11 D20   50 10 D20
49 17 D16   48 16 D16   47 15 D16   46 14 D16   45 13 D16    44 12 D16   43 11 D16   42 10 D16   41 9 D16
39 7 D16    37 5 D16    35 3 D16    33 1 D16    31 15 D8     29 13 D8    27 11 D8    25 9 D8     23 7 D8
21 5 D8     19 3 D8     17 9 D4     15 7 D4     13 5 D4      11 3 D4     9 1 D4      7 3 D2      5 1 D2
3 1 D1
`;

/** Routes with one dart; also used with more darts in hand if the tables above have no entry. */
export const oneDartRoutes = `
50 DB   40 D20  38 D19  36 D18  34 D17  32 D16  30 D15  28 D14  26 D13  24 D12  22 D11
20 D10  18 D9   16 D8   14 D7   12 D6   10 D5   8 D4    6 D3    4 D2    2 D1
`;
