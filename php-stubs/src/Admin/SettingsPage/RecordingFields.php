<?php
/**
 * Session recording fields of the settings page.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Recording\Settings;

defined( 'ABSPATH' ) || exit;

/** Section of the settings page about session recording. */
final class RecordingFields {
	private const SECTION = 'storefront_islands_recording';

	/** Adds the section and its fields. */
	public function add(): void {
		add_settings_section( self::SECTION, __( 'Session recording', 'storefront-islands' ), array( $this, 'print' ), SettingsPage::PAGE );
		$saved    = Settings::saved();
		$provider = new Field( Settings::NAME, 'provider' );
		add_settings_field(
			$provider->id(),
			__( 'Provider', 'storefront-islands' ),
			static function () use ( $provider, $saved ): void {
				Controls::select(
					$provider,
					$saved->provider(),
					array(
						''        => __( 'None: nothing is recorded', 'storefront-islands' ),
						'clarity' => 'Microsoft Clarity',
						'hotjar'  => 'Hotjar',
					),
					__( 'Shows how visitors use the pages. What they type is masked.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::SECTION,
			array( 'label_for' => $provider->id() )
		);
		$id = new Field( Settings::NAME, 'id' );
		add_settings_field(
			$id->id(),
			__( 'Id of the project or site', 'storefront-islands' ),
			static function () use ( $id, $saved ): void {
				Controls::text( $id, $saved->id(), __( 'Clarity: small letters and digits. Hotjar: a number.', 'storefront-islands' ) );
			},
			SettingsPage::PAGE,
			self::SECTION,
			array( 'label_for' => $id->id() )
		);
		$consent = new Field( Settings::NAME, 'consent' );
		add_settings_field(
			$consent->id(),
			__( 'Consent', 'storefront-islands' ),
			static function () use ( $consent, $saved ): void {
				Controls::radios(
					$consent,
					$saved->is_granted() ? Settings::GRANTED_BY_SETTING : Settings::ASK,
					__( 'Consent', 'storefront-islands' ),
					array(
						Settings::ASK                => __( 'Only of visitors who agree, asked by a plugin of the WP Consent API', 'storefront-islands' ),
						Settings::GRANTED_BY_SETTING => __( 'I answer for the consent of all visitors', 'storefront-islands' ),
					),
					__( 'Where a plugin of the WP Consent API is active, visitors are asked in either case.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::SECTION
		);
		$checkout = new Field( Settings::NAME, 'on_checkout' );
		add_settings_field(
			$checkout->id(),
			__( 'Private pages', 'storefront-islands' ),
			static function () use ( $checkout, $saved ): void {
				Controls::checkbox(
					$checkout,
					$saved->includes_checkout(),
					__( 'Also record checkout, order and account pages', 'storefront-islands' ),
					__( 'Better left off: there visitors say who they are and how they pay.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::SECTION
		);
	}

	/** Prints the description of the section. */
	public function print(): void {
		if ( has_filter( Settings::NAME ) ) {
			echo '<p>' . wp_kses( __( 'Code of this site changes these settings by the filter <code>storefront_islands_recording</code>: it has the last word.', 'storefront-islands' ), array( 'code' => array() ) ) . '</p>';
		}
	}
}
