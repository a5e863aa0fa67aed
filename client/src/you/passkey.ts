/** Passkeys as browsers make and use them (WebAuthn). */
import type { Me, PasskeyList } from "$wire";
import { api } from "../lib/api";

/** Does this browser have passkeys? They are written and read as JSON, which older ones cannot. */
export const able = (): boolean =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Make one for the player of this device. */
export async function make(): Promise<PasskeyList> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.askNewPasskey());
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return api.addPasskey(made.toJSON() as RegistrationResponseJSON);
}

/** Be the player whose passkey this device has. */
export async function signIn(): Promise<Me> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askPasskey());
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return api.signIn(found.toJSON() as AuthenticationResponseJSON);
}
