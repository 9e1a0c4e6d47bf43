/**
 * Search fields within `scope`, a page or a locator. Found by type: their role is searchbox before hydration and
 * combobox after it, so that a locator by role loses a field that hydrates between two actions.
 */
export const searchFields = (scope) => scope.locator('input[type="search"]');
