# One process of Neundarter. compose.yaml starts three of them; a single one needs only a volume at /data.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# The image brings Node 24, and no package needs a compiler, so no install script runs.
RUN npm ci --ignore-scripts && npm run build

FROM node:24-slim
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
ENV PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["node", "server/src/main.ts"]
