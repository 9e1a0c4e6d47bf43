<?php
/**
 * What the settings page lets in, and what it says of the shop.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Admin\SettingsPage\Errors;
use StorefrontIslands\Admin\SettingsPage\Placed;
use StorefrontIslands\Admin\SettingsPage\Sanitizer;
use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Recording\Settings as RecordingSettings;
use StorefrontIslands\Settings\Settings;

require_once ABSPATH . 'wp-admin/includes/template.php';

/** Options as they were, whatever a test does to them; and no errors left. */
$alone = static function ( callable $do ): void {
	$before = array();
	foreach ( array( Settings::OPTION, RecordingSettings::NAME ) as $option ) {
		$before[ $option ] = get_option( $option, null );
	}
	try {
		$do();
	} finally {
		$GLOBALS['wp_settings_errors'] = array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As before anybody has sent anything.
		foreach ( $before as $option => $value ) {
			null === $value ? delete_option( $option ) : update_option( $option, $value );
		}
	}
};

return array(
	'what is left out stays, what is unknown goes'  => static function () use ( $alone ): void {
		$alone(
			static function (): void {
				update_option( Settings::OPTION, array( 'replace_cart' => true ) );
				$saved = ( new Sanitizer() )->settings(
					array(
						'replace_checkout'    => '1',
						'keep_checkout_draft' => '0',
						'replace_for'         => '<script>',
						'<b>'                 => 'x',
					)
				);
				same(
					array(
						'replace_cart'            => true,
						'replace_checkout'        => true,
						'replace_for'             => 'everybody',
						'keep_checkout_draft'     => false,
						'expects_express_buttons' => false,
					),
					$saved
				);
				same( $saved, ( new Sanitizer() )->settings( ( new Sanitizer() )->settings( $saved ) ) );
			}
		);
	},
	'a recording that can run is saved'             => static function () use ( $alone ): void {
		$alone(
			static function (): void {
				$saved = ( new Sanitizer() )->recording(
					array(
						'provider'    => 'hotjar',
						'id'          => ' 1234567 ',
						'consent'     => 'granted-by-setting',
						'on_checkout' => '1',
					)
				);
				same(
					array(
						'provider'    => 'hotjar',
						'id'          => '1234567',
						'consent'     => 'granted-by-setting',
						'on_checkout' => true,
					),
					$saved
				);
				same( '', Errors::of( RecordingSettings::NAME, 'id' ) );
			}
		);
	},
	'a wrong id leaves the recording as it was'     => static function () use ( $alone ): void {
		$alone(
			static function (): void {
				update_option(
					RecordingSettings::NAME,
					array(
						'provider' => 'clarity',
						'id'       => 'abc123',
					)
				);
				foreach ( array( '"><script>alert(1)</script>', '', 'ABC', array( 'x' ) ) as $id ) {
					$saved = ( new Sanitizer() )->recording(
						array(
							'provider' => 'clarity',
							'id'       => $id,
						)
					);
					same( array( 'clarity', 'abc123', 'ask', false ), array_values( $saved ) );
				}
				same( 1, count( get_settings_errors( RecordingSettings::NAME ) ) );
				same( true, '' !== Errors::of( RecordingSettings::NAME, 'id' ) );
			}
		);
	},
	'what is no recording switches it off'          => static function () use ( $alone ): void {
		$alone(
			static function (): void {
				foreach ( array( null, 'x', array( 'provider' => 'evil', 'id' => 'abc123' ), array( 'provider' => array( 'clarity' ) ) ) as $sent ) {
					same( '', ( new Sanitizer() )->recording( $sent )['provider'] );
				}
			}
		);
	},
	'the REST API knows both, and refuses others'   => static function () use ( $alone ): void {
		$alone(
			static function (): void {
				( new SettingsPage( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ) )->register_settings();
				$schema = get_registered_settings()[ Settings::OPTION ]['show_in_rest']['schema'];
				same( true, rest_validate_value_from_schema( Settings::USUAL, $schema, 'settings' ) );
				same( true, is_wp_error( rest_validate_value_from_schema( array( 'replace_for' => 'nobody' ), $schema, 'settings' ) ) );
				same( true, is_wp_error( rest_validate_value_from_schema( array( 'evil' => true ), $schema, 'settings' ) ) );
			}
		);
	},
	'pages that hold a block are named'             => static function (): void {
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Tea & cakes',
				'post_content' => '<!-- wp:group --><div><!-- wp:acme/basket {"a":1} /--></div><!-- /wp:group -->',
			)
		);
		$other = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Other',
				'post_content' => '<!-- wp:acme/basket-like /-->',
			)
		);
		$places = Placed::of( 'acme/basket' );
		wp_delete_post( $page, true );
		wp_delete_post( $other, true );
		same( array( 'Page “Tea & cakes”' ), array_column( $places, 'label' ) );
		same( 1, preg_match( "/post\.php\?post=$page&action=edit/", $places[0]['url'] ) );
		same( array(), Placed::of( 'acme/basket' ) );
	},
	'the link to the settings is for managers only' => static function (): void {
		$page = new SettingsPage( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' );
		same( array( 'deactivate' => 'x' ), $page->add_link( array( 'deactivate' => 'x' ) ) );
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		same( array( 'settings', 'deactivate' ), array_keys( $page->add_link( array( 'deactivate' => 'x' ) ) ) );
	},
);
