<?php
/**
 * What was sent, made safe.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Recording\Settings as RecordingSettings;
use StorefrontIslands\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Makes settings of what a form or the REST API sends. What cannot be one leaves the setting as it was and says so at its field. */
final class Sanitizer {
	/**
	 * The settings.
	 *
	 * @param mixed $sent What was sent; what it leaves out stays.
	 * @return array<string, bool|string>
	 */
	public function settings( $sent ): array {
		return ( new Settings( ( is_array( $sent ) ? $sent : array() ) + Settings::load()->all() ) )->all();
	}

	/**
	 * The settings of session recording.
	 *
	 * @param mixed $sent What was sent.
	 * @return array<string, bool|string>
	 */
	public function recording( $sent ): array {
		$sent     = is_array( $sent ) ? $sent : array();
		$provider = self::word( $sent, 'provider' );
		$provider = in_array( $provider, RecordingSettings::providers(), true ) ? $provider : '';
		$checked  = array(
			'provider'    => $provider,
			'id'          => sanitize_text_field( self::word( $sent, 'id' ) ),
			'consent'     => RecordingSettings::GRANTED_BY_SETTING === self::word( $sent, 'consent' ) ? RecordingSettings::GRANTED_BY_SETTING : RecordingSettings::ASK,
			'on_checkout' => is_scalar( $sent['on_checkout'] ?? null ) && rest_sanitize_boolean( (string) $sent['on_checkout'] ),
		);
		if ( '' === $provider || '' !== ( new RecordingSettings( $checked ) )->provider() ) {
			return $checked;
		}
		$this->refuse_id( $provider );
		// What was there goes on; an id is never half a setting.
		$kept = RecordingSettings::saved();
		return array(
			'provider' => $kept->provider(),
			'id'       => $kept->id(),
		) + $checked;
	}

	/**
	 * Says at the field what is wrong with an id, once: WordPress sanitizes an option twice where it is new.
	 *
	 * @param string $provider Whose id it is to be.
	 */
	private function refuse_id( string $provider ): void {
		if ( ! function_exists( 'add_settings_error' ) || '' !== Errors::of( RecordingSettings::NAME, 'id' ) ) {
			return;
		}
		add_settings_error(
			RecordingSettings::NAME,
			'id',
			'hotjar' === $provider
				? __( 'A Hotjar site id is a number, such as 1234567. Recording was left as it was.', 'storefront-islands' )
				: __( 'A Clarity project id has small letters and digits only, such as abc123xyz. Recording was left as it was.', 'storefront-islands' )
		);
	}

	/**
	 * A text of what was sent.
	 *
	 * @param array<array-key, mixed> $sent What was sent.
	 * @param string                  $name Its name.
	 */
	private static function word( array $sent, string $name ): string {
		$value = $sent[ $name ] ?? '';
		return is_string( $value ) || is_int( $value ) ? trim( (string) $value ) : '';
	}
}
