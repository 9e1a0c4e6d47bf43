<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SettingsPage;

use StorefrontIslands\Admin\LightPages\Preview;
use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Field;
use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\Support\Settings\SettingsTable;

defined( 'ABSPATH' ) || exit;

/** Sections of the settings page, and the fields of both tables in them. */
final class Form {
	/** Adds all sections and fields. */
	public static function add(): void {
		foreach ( self::sections() as $id => list( $title, $intro ) ) {
			add_settings_section(
				self::section_id( $id ),
				$title,
				static function () use ( $intro ): void {
					if ( '' !== $intro ) {
						echo '<p>' . wp_kses( $intro, array( 'code' => array() ) ) . '</p>';
					}
				},
				SettingsPage::PAGE,
				array( 'after_section' => 'light_pages' === $id ? Preview::html( SettingsPage::url() ) : '' )
			);
		}
		self::add_fields( Settings::OPTION, SettingsTable::fields(), Settings::load()->all() );
		self::add_fields( RecordingSettings::NAME, RecordingTable::fields(), RecordingSettings::saved()->all() );
	}

	/**
	 * Adds the fields of an option.
	 *
	 * @param array<string, Field> $fields Fields by the names of the settings.
	 * @param array<string, bool|int|string> $values Their values.
	 */
	private static function add_fields( string $option, array $fields, array $values ): void {
		foreach ( $fields as $setting => $field ) {
			$control = new Control( $option, $setting, $field );
			$value   = $values[ $setting ];
			add_settings_field(
				$control->id(),
				$field->texts()['title'],
				static function () use ( $control, $value, $setting ): void {
					$control->print( $value, ShopFacts::about( $setting ) );
				},
				SettingsPage::PAGE,
				self::section_id( $field->section ),
				$control->is_labelled_by_title() ? array( 'label_for' => $control->id() ) : array()
			);
		}
	}

	/**
	 * Returns title and introduction of each section, in their order.
	 *
	 * @return array<string, array{string, string}>
	 */
	private static function sections(): array {
		return array(
			'replace'        => array(
				__( 'Your cart and checkout pages', 'storefront-islands' ),
				__( 'Shoppers can get the cart and checkout of Storefront Islands on the pages that you already have. No page is changed: switch this off and WooCommerce’s blocks show again as before. In the editor you still edit WooCommerce’s blocks; what you set there counts here too.', 'storefront-islands' ),
			),
			'checkout'       => array( __( 'Checkout', 'storefront-islands' ), '' ),
			'classic'        => array( __( 'Plugins for the classic cart and checkout', 'storefront-islands' ), '' ),
			'light_pages'    => array(
				__( 'Light pages', 'storefront-islands' ),
				__( 'WooCommerce loads jQuery and scripts for its older buttons, forms and galleries on every page: most of what a page of these blocks loads.', 'storefront-islands' ),
			),
			'payment_limits' => array(
				__( 'Stolen cards', 'storefront-islands' ),
				__( 'Bots try out stolen cards in shops: each try costs you a fee, and too many of them your account with the payment provider.', 'storefront-islands' ),
			),
			'recording'      => array(
				__( 'Session recording', 'storefront-islands' ),
				has_filter( RecordingSettings::NAME ) ? __( 'Your theme or another plugin decides about recording (with the filter <code>storefront_islands_recording</code>), so these settings may not apply.', 'storefront-islands' ) : '',
			),
		);
	}

	/** Returns the id of a section. */
	private static function section_id( string $section ): string {
		return "storefront_islands_$section";
	}
}
