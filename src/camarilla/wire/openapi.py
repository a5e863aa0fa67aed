"""The HTTP API as an OpenAPI document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.wire import PROTOCOL
from camarilla.wire.schema import schema

ID = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
WORD = {"type": "string", "pattern": "^[a-z]{1,24}$"}


@dataclass(frozen=True)
class Operation:
    """One request: its answer (a struct, or a media type), its body, what else may be answered."""

    method: str
    path: str
    answer: str
    body: str | None = None
    status: int = 200
    refused: tuple[int, ...] = ()


OPERATIONS = (
    Operation("get", "/api/me", "Me"),
    Operation("post", "/api/me", "Me", "Rename", refused=(400, 413, 415)),
    Operation("post", "/api/me/transfer", "Transfer", None, 201, (401,)),
    Operation("post", "/api/me/receive", "Me", "Receive", refused=(400, 413, 415)),
    Operation("get", "/api/me/notices", "Notices", refused=(401,)),
    Operation("post", "/api/me/notices", "Notices", "ChannelChange", refused=(400, 401, 413, 415)),
    Operation("post", "/api/me/notices/settings", "Notices", "NoticeSettings", refused=(400, 401, 413, 415)),
    Operation("get", "/api/me/devices", "Devices", refused=(401,)),
    Operation("post", "/api/me/devices/sign-out", "Devices", "SignOut", refused=(400, 401, 413, 415)),
    Operation("get", "/api/me/passkeys", "PasskeyList", refused=(401,)),
    Operation("post", "/api/me/passkeys", "PasskeyList", "PasskeyAnswer", 201, (400, 401, 413, 415)),
    Operation("post", "/api/me/passkeys/options", "application/json", refused=(400, 401)),
    Operation("post", "/api/me/passkeys/remove", "PasskeyList", "PasskeyRemoval", refused=(400, 401, 413, 415)),
    Operation("post", "/api/sign-in", "Me", "PasskeyAnswer", refused=(400, 413, 415)),
    Operation("post", "/api/sign-in/options", "application/json", refused=(400,)),
    Operation("get", "/api/games", "Games"),
    Operation("get", "/api/tables", "Lobby"),
    Operation("post", "/api/tables", "CreatedTable", "NewTable", 201, (400, 401, 413, 415)),
    Operation("get", "/api/tables/{id}", "TableInfo", refused=(404,)),
    Operation("get", "/api/replays/{id}", "GameReplay", refused=(400, 404)),
    Operation("get", "/api/replays/{id}/transcript", "text/plain", refused=(404,)),
    Operation("get", "/api/replays/{id}/fairness", "Fairness", refused=(404,)),
    Operation("get", "/api/replays/{id}/analysis", "AnalysisStatus", refused=(404,)),
    Operation("post", "/api/replays/{id}/analysis", "AnalysisStatus", None, 202, (401, 404)),
    Operation("post", "/api/replays/{id}/retry", "CreatedTable", "Retry", 201, (400, 401, 403, 404, 413, 415)),
    Operation("get", "/words/{language}/{file}.ftl", "text/plain", refused=(404,)),
    Operation("get", "/words/{language}/learn/{game}.ftl", "text/plain", refused=(404,)),
    Operation("get", "/rules/{language}/{game}.json", "RulebookText", refused=(404,)),
    Operation("get", "/rules/{language}/learn/{game}.json", "LearnText", refused=(404,)),
    Operation("get", "/lessons/{game}.json", "LessonScript", refused=(404,)),
    Operation("get", "/healthz", "Health", refused=(503,)),
)


def openapi() -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = described(operation)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Camarilla", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {"schemas": _moved(schema()["$defs"])},
    }


def described(operation: Operation) -> dict[str, Any]:
    """One operation."""
    names = [part.partition("}")[0] for part in operation.path.split("{")[1:]]
    made: dict[str, Any] = {
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": ID if name == "id" else WORD} for name in names
        ],
        "responses": {str(operation.status): content(operation.answer)}
        | {str(status): content("Problem") for status in (*operation.refused, 403, 421, 429)},
    }
    if operation.path == "/api/replays/{id}":
        eyes = {"type": "string", "pattern": "^(all|spectator|[0-7])$"}
        made["parameters"].append({"name": "eyes", "in": "query", "schema": eyes})
    if operation.body:
        made["requestBody"] = content(operation.body) | {"required": True}
    return made


def content(kind: str) -> dict[str, Any]:
    """A body: a struct, or a media type."""
    if "/" in kind:
        return {"description": kind, "content": {kind: {"schema": {"type": "string"}}}}
    reference = {"$ref": f"#/components/schemas/{kind}"}
    return {"description": kind, "content": {"application/json": {"schema": reference}}}


def _moved(value: Any) -> Any:
    """References into the schema, as OpenAPI has them."""
    if isinstance(value, dict):
        return {name: _moved(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_moved(one) for one in value]
    return value.replace("#/$defs/", "#/components/schemas/") if isinstance(value, str) else value
