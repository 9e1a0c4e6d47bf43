<?php
/**
 * A field of the settings page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Which setting of which option a control is for. */
final class Field {
	/**
	 * The option.
	 *
	 * @var string
	 */
	public $option;

	/**
	 * The setting's name in it.
	 *
	 * @var string
	 */
	public $name;

	/**
	 * Takes both.
	 *
	 * @param string $option The option.
	 * @param string $name   The setting's name in it.
	 */
	public function __construct( string $option, string $name ) {
		$this->option = $option;
		$this->name   = $name;
	}

	/** The id of its control. */
	public function id(): string {
		return str_replace( '_', '-', $this->option . '-' . $this->name );
	}

	/** The name under which a form sends it. */
	public function input_name(): string {
		return $this->option . '[' . $this->name . ']';
	}
}
