<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes settings from the form or the REST API. An invalid value leaves the setting unchanged and adds an error to
 * its field.
 */
final class Sanitizer {
	/**
	 * Sanitizes the settings of the cart and the checkout.
	 *
	 * @param mixed $sent Submitted values; missing settings stay unchanged.
	 * @return array<string, bool|int|string>
	 */
	public function settings( $sent ): array {
		return ( new Settings( ( is_array( $sent ) ? $sent : array() ) + Settings::load()->all() ) )->all();
	}

	/**
	 * Sanitizes the settings of session recording.
	 *
	 * @param mixed $sent Submitted values.
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
		// Provider and id are only valid together, so both keep their saved values.
		$kept = RecordingSettings::saved();
		return array(
			'provider' => $kept->provider(),
			'id'       => $kept->id(),
		) + $checked;
	}

	/** Adds an error to the id field, only once: WordPress sanitizes an option twice when it is created. */
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
	 * Returns a submitted value as text.
	 *
	 * @param array<array-key, mixed> $sent Submitted values.
	 */
	private static function word( array $sent, string $name ): string {
		$value = $sent[ $name ] ?? '';
		return is_string( $value ) || is_int( $value ) ? trim( (string) $value ) : '';
	}
}
