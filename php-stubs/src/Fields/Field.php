<?php
/**
 * Holds a field of the form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Fields;

defined( 'ABSPATH' ) || exit;

/** Mirrors src/domain/fields/form.ts, as far as the initial HTML needs it. Texts are plain text. */
final class Field {
	/**
	 * Id of the input: "shipping-city", "email".
	 *
	 * @var string
	 */
	public $id = '';

	/**
	 * Name in the address: "city", "email", "namespace/name".
	 *
	 * @var string
	 */
	public $name = '';

	/**
	 * Position in the form.
	 *
	 * @var int
	 */
	public $index = 0;

	/**
	 * Label, including "(optional)" for optional fields.
	 *
	 * @var string
	 */
	public $label = '';

	/**
	 * True if the field is required.
	 *
	 * @var bool
	 */
	public $required = false;

	/**
	 * Value; '1' for a checked checkbox.
	 *
	 * @var string
	 */
	public $value = '';

	/**
	 * Control: input, select or checkbox.
	 *
	 * @var string
	 */
	public $control = 'input';

	/**
	 * Pairs of stored value and displayed name.
	 *
	 * @var list<array{string, string}>
	 */
	public $options = array();

	/**
	 * HTML attributes, such as autocomplete and inputmode.
	 *
	 * @var array<string, string|int|null>
	 */
	public $attributes = array();

	/**
	 * True if the field may be collapsed until it is needed.
	 *
	 * @var bool
	 */
	public $foldable = false;
}
