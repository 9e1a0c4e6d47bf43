<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Finds the errors of a field among the settings errors of WordPress. */
final class Errors {
	/** Returns the error of a field as plain text; empty if it has none. */
	public static function of( string $option, string $field ): string {
		foreach ( get_settings_errors( $option ) as $error ) {
			if ( $field === $error['code'] ) {
				return $error['message'];
			}
		}
		return '';
	}
}
