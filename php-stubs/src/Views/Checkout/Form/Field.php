<?php
/**
 * One field of the form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Checkout\Form;

defined( 'ABSPATH' ) || exit;

/** The same as src/domain/fields/field.ts, as far as HTML at rest shows it. Texts are text. */
final class Field {
	/**
	 * Of the input: "shipping-city", "email".
	 *
	 * @var string
	 */
	public $id = '';

	/**
	 * In the address: "city", "email", "namespace/name".
	 *
	 * @var string
	 */
	public $name = '';

	/**
	 * Its place in the form.
	 *
	 * @var int
	 */
	public $index = 0;

	/**
	 * Says "(optional)" where it is.
	 *
	 * @var string
	 */
	public $label = '';

	/**
	 * Whether it must be filled.
	 *
	 * @var bool
	 */
	public $required = false;

	/**
	 * A ticked box has '1'.
	 *
	 * @var string
	 */
	public $value = '';

	/**
	 * Control input, select or checkbox.
	 *
	 * @var string
	 */
	public $control = 'input';

	/**
	 * Stored value and shown name.
	 *
	 * @var list<array{string, string}>
	 */
	public $options = array();

	/**
	 * What browsers and keyboards are told of it.
	 *
	 * @var array<string, string|int|null>
	 */
	public $attributes = array();

	/**
	 * Whether it may stay folded away until it is wanted.
	 *
	 * @var bool
	 */
	public $foldable = false;
}
