import type { ComponentType } from "react";
import { useActionData, useLoaderData, useRouteError } from "react-router";

/** In data mode a view gets no props: what the loader and the action beside it have answered is read here, once for all. */
export function withData(View: ComponentType<{ loaderData: never; actionData?: never }>): ComponentType {
  return function WithData() {
    return <View loaderData={useLoaderData() as never} actionData={useActionData() as never} />;
  };
}

/** The same for an error boundary; its loader may be what failed. */
export function withError(Boundary: ComponentType<{ error: unknown; loaderData?: never }>): ComponentType {
  return function WithError() {
    return <Boundary error={useRouteError()} loaderData={useLoaderData() as never} />;
  };
}
