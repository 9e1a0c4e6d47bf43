<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Site\Recording\RecordingSettings;

defined( 'ABSPATH' ) || exit;

/** Section of the settings page about session recording. */
final class RecordingFields {
	private const SECTION = 'storefront_islands_recording';

	/** Adds the section and its fields. */
	public function add(): void {
		add_settings_section( self::SECTION, __( 'Session recording', 'storefront-islands' ), array( $this, 'print' ), SettingsPage::PAGE );
		$saved    = RecordingSettings::saved();
		$provider = new Field( RecordingSettings::NAME, 'provider' );
		add_settings_field(
			$provider->id(),
			__( 'Provider', 'storefront-islands' ),
			static function () use ( $provider, $saved ): void {
				Controls::select(
					$provider,
					$saved->provider(),
					array(
						''        => __( 'None (no recording)', 'storefront-islands' ),
						'clarity' => 'Microsoft Clarity',
						'hotjar'  => 'Hotjar',
					),
					__( 'Records how visitors use the pages. Form input is masked.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::SECTION,
			array( 'label_for' => $provider->id() )
		);
		$id = new Field( RecordingSettings::NAME, 'id' );
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
		$consent = new Field( RecordingSettings::NAME, 'consent' );
		add_settings_field(
			$consent->id(),
			__( 'Consent', 'storefront-islands' ),
			static function () use ( $consent, $saved ): void {
				Controls::radios(
					$consent,
					$saved->is_granted() ? RecordingSettings::GRANTED_BY_SETTING : RecordingSettings::ASK,
					__( 'Consent', 'storefront-islands' ),
					array(
						RecordingSettings::ASK                => __( 'Only with the visitor’s consent, given through a WP Consent API plugin', 'storefront-islands' ),
						RecordingSettings::GRANTED_BY_SETTING => __( 'Record all visitors; I obtain their consent in another way', 'storefront-islands' ),
					),
					__( 'If a WP Consent API plugin is active, its consent is required in both cases.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::SECTION
		);
		$checkout = new Field( RecordingSettings::NAME, 'on_checkout' );
		add_settings_field(
			$checkout->id(),
			__( 'Checkout and account pages', 'storefront-islands' ),
			static function () use ( $checkout, $saved ): void {
				Controls::checkbox(
					$checkout,
					$saved->includes_checkout(),
					__( 'Also record checkout, order and account pages', 'storefront-islands' ),
					__( 'Not recommended: these pages contain personal and payment data.', 'storefront-islands' )
				);
			},
			SettingsPage::PAGE,
			self::SECTION
		);
	}

	/** Prints the description of the section. */
	public function print(): void {
		if ( has_filter( RecordingSettings::NAME ) ) {
			echo '<p>' . wp_kses( __( 'Your theme or another plugin decides about recording (with the filter <code>storefront_islands_recording</code>), so these settings may not apply.', 'storefront-islands' ), array( 'code' => array() ) ) . '</p>';
		}
	}
}
