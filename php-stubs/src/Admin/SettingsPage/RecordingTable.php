<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Field;

defined( 'ABSPATH' ) || exit;

/** Settings of session recording. Pages of the shop read them with their filter, by RecordingSettings. */
final class RecordingTable {
	/**
	 * Returns the fields by the names of the settings.
	 *
	 * @return array<string, Field>
	 */
	public static function fields(): array {
		return array(
			'provider'    => Field::choice(
				Field::SELECT,
				'recording',
				array( '', 'clarity', 'hotjar' ),
				static fn(): array => array(
					'title'   => __( 'Provider', 'storefront-islands' ),
					'choices' => array( __( 'None (no recording)', 'storefront-islands' ), 'Microsoft Clarity', 'Hotjar' ),
					'help'    => __( 'Records how visitors use the pages. Form input is masked.', 'storefront-islands' ),
				)
			),
			'id'          => Field::text(
				'recording',
				static fn(): array => array(
					'title' => __( 'Id of the project or site', 'storefront-islands' ),
					'help'  => __( 'Clarity: small letters and digits. Hotjar: a number.', 'storefront-islands' ),
				)
			),
			'consent'     => Field::choice(
				Field::RADIOS,
				'recording',
				array( RecordingSettings::ASK, RecordingSettings::GRANTED_BY_SETTING ),
				static fn(): array => array(
					'title'   => __( 'Consent', 'storefront-islands' ),
					'choices' => array( __( 'Only with the visitor’s consent, given through a WP Consent API plugin', 'storefront-islands' ), __( 'Record all visitors; I obtain their consent in another way', 'storefront-islands' ) ),
					'help'    => __( 'If a WP Consent API plugin is active, its consent is required in both cases.', 'storefront-islands' ),
				)
			),
			'on_checkout' => Field::checkbox(
				'recording',
				false,
				static fn(): array => array(
					'title' => __( 'Checkout and account pages', 'storefront-islands' ),
					'label' => __( 'Also record checkout, order and account pages', 'storefront-islands' ),
					'help'  => __( 'Not recommended: these pages contain personal and payment data.', 'storefront-islands' ),
				)
			),
		);
	}
}
