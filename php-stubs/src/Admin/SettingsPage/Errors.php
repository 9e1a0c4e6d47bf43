<?php
/**
 * What was wrong with settings that were sent.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Finds the errors of a field among WordPress's. */
final class Errors {
	/**
	 * What is wrong with a field, plain text; empty where nothing is.
	 *
	 * @param string $option The option.
	 * @param string $field  The field in it.
	 */
	public static function of( string $option, string $field ): string {
		foreach ( get_settings_errors( $option ) as $error ) {
			if ( $field === $error['code'] ) {
				return $error['message'];
			}
		}
		return '';
	}
}
