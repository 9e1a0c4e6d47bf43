<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Option and setting that a control edits. */
final class Field {
	/** Name of the option. */
	public string $option;

	/** Name of the setting in the option. */
	public string $name;

	public function __construct( string $option, string $name ) {
		$this->option = $option;
		$this->name   = $name;
	}

	/** Returns the id of the control. */
	public function id(): string {
		return str_replace( '_', '-', $this->option . '-' . $this->name );
	}

	/** Returns the name of the form field. */
	public function input_name(): string {
		return $this->option . '[' . $this->name . ']';
	}
}
