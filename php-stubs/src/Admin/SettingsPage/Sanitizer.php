<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes settings from the form or the REST API. An invalid value is replaced by the default; an invalid id of a
 * recording leaves the recording as it was and adds an error to its field.
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
	 * @return array<string, bool|int|string>
	 */
	public function recording( $sent ): array {
		$checked = array();
		foreach ( RecordingTable::fields() as $name => $field ) {
			$checked[ $name ] = $field->valid( is_array( $sent ) ? $sent[ $name ] ?? null : null );
		}
		$provider = (string) $checked['provider'];
		if ( '' === $provider || '' !== ( new RecordingSettings( $checked ) )->provider() ) {
			return $checked;
		}
		$this->refuse_id( $provider, (string) $checked['id'] );
		// Provider and id are only valid together, so both keep their saved values.
		return array_intersect_key( RecordingSettings::saved()->all(), array_flip( array( 'provider', 'id' ) ) ) + $checked;
	}

	/** Adds an error to the id field, only once: WordPress sanitizes an option twice when it is created. */
	private function refuse_id( string $provider, string $id ): void {
		if ( ! function_exists( 'add_settings_error' ) || '' !== Control::error( RecordingSettings::NAME, 'id' ) ) {
			return;
		}
		add_settings_error(
			RecordingSettings::NAME,
			'id',
			sprintf(
				'hotjar' === $provider
					/* translators: %s: what was typed. */
					? __( '“%s” is no Hotjar site id, which is a number such as 1234567. Recording was left as it was.', 'storefront-islands' )
					/* translators: %s: what was typed. */
					: __( '“%s” is no Clarity project id, which has small letters and digits only, such as abc123xyz. Recording was left as it was.', 'storefront-islands' ),
				// WordPress prints the message as HTML.
				esc_html( $id )
			)
		);
	}
}
