<?php

declare(strict_types=1);

namespace StorefrontIslands\Checkout\Fields;

defined( 'ABSPATH' ) || exit;

/** Mirrors src/domain/checkout/fields/form.ts, as far as the initial HTML needs it. Texts are plain text. */
final class Field {
	/** Id of the input: "shipping-city", "email". */
	public string $id = '';

	/** Name in the address: "city", "email", "namespace/name". */
	public string $name = '';

	/** Position in the form. */
	public int $index = 0;

	/** Label, including "(optional)" for optional fields. */
	public string $label = '';

	/** True if the field is required. */
	public bool $required = false;

	/** Value; '1' for a checked checkbox. */
	public string $value = '';

	/** Control: input, select or checkbox. */
	public string $control = 'input';

	/**
	 * Pairs of stored value and displayed name.
	 *
	 * @var list<array{string, string}>
	 */
	public array $options = array();

	/** Label of a value that is no option: the name of a country that the shop does not sell to. */
	public string $unlisted = '';

	/**
	 * HTML attributes, such as autocomplete and inputmode.
	 *
	 * @var array<string, string|int|null>
	 */
	public array $attributes = array();

	/**
	 * Further HTML attributes of a plugin.
	 *
	 * @var array<string, string|bool>
	 */
	public array $plugin_attributes = array();

	/** True if the field may be collapsed until it is needed. */
	public bool $foldable = false;
}
