<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\SettingsPage\BlockUsage;
use StorefrontIslands\Admin\SettingsPage\Control;
use StorefrontIslands\Admin\SettingsPage\Form;
use StorefrontIslands\Admin\SettingsPage\RecordingTable;
use StorefrontIslands\Admin\SettingsPage\Sanitizer;
use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\Support\Settings\SettingsTable;

/** Tests the validation of the settings page and the data it shows about the shop. */
final class SettingsPageTest extends TestCase {
	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
	}

	/** Runs a callback and restores the options and settings errors afterwards. */
	private static function alone( callable $do ): void {
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
	}

	public function test_missing_settings_are_kept_and_unknown_ones_removed(): void {
		self::alone(
			static function (): void {
				update_option( Settings::OPTION, array( 'replace_cart' => true ) );
				$saved = ( new Sanitizer() )->settings(
					array( 'replace_checkout' => '1', 'keep_checkout_draft' => '0', 'replace_for' => '<script>', '<b>' => 'x' )
				);
				self::assertSame(
					array(
						'replace_cart'            => true,
						'replace_checkout'        => true,
						'replace_for'             => 'everybody',
						'keep_checkout_draft'     => false,
						'expects_express_buttons' => false,
						'classic_extensions'      => 'auto',
						'limit_payments'          => true,
						'declines_of_visitor'     => 6,
						'declines_of_network'     => 15,
						'declines_of_shop'        => 12,
						'mail_alerts'             => true,
					),
					$saved
				);
				self::assertSame( $saved, ( new Sanitizer() )->settings( ( new Sanitizer() )->settings( $saved ) ) );
			}
		);
	}

	public function test_a_valid_recording_is_saved(): void {
		self::alone(
			static function (): void {
				$saved = ( new Sanitizer() )->recording(
					array( 'provider' => 'hotjar', 'id' => ' 1234567 ', 'consent' => 'granted-by-setting', 'on_checkout' => '1' )
				);
				self::assertSame(
					array( 'provider' => 'hotjar', 'id' => '1234567', 'consent' => 'granted-by-setting', 'on_checkout' => true ),
					$saved
				);
				self::assertSame( '', Control::error( RecordingSettings::NAME, 'id' ) );
			}
		);
	}

	public function test_an_invalid_id_keeps_the_previous_recording(): void {
		self::alone(
			static function (): void {
				update_option( RecordingSettings::NAME, array( 'provider' => 'clarity', 'id' => 'abc123' ) );
				foreach ( array( '"><script>alert(1)</script>', '', 'ABC', array( 'x' ) ) as $id ) {
					$saved = ( new Sanitizer() )->recording( array( 'provider' => 'clarity', 'id' => $id ) );
					self::assertSame( array( 'clarity', 'abc123', 'ask', false ), array_values( $saved ) );
				}
				self::assertCount( 1, get_settings_errors( RecordingSettings::NAME ) );
				self::assertNotSame( '', Control::error( RecordingSettings::NAME, 'id' ) );
			}
		);
	}

	public function test_malformed_recording_settings_disable_it(): void {
		self::alone(
			static function (): void {
				foreach ( array( null, 'x', array( 'provider' => 'evil', 'id' => 'abc123' ), array( 'provider' => array( 'clarity' ) ) ) as $sent ) {
					self::assertSame( '', ( new Sanitizer() )->recording( $sent )['provider'] );
				}
			}
		);
	}

	public function test_the_rest_api_accepts_both_settings_and_refuses_others(): void {
		self::alone(
			static function (): void {
				( new SettingsPage( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ) )->register_settings();
				$schema = get_registered_settings()[ Settings::OPTION ]['show_in_rest']['schema'];
				self::assertTrue( rest_validate_value_from_schema( ( new Settings( array() ) )->all(), $schema, 'settings' ) );
				self::assertTrue( is_wp_error( rest_validate_value_from_schema( array( 'replace_for' => 'nobody' ), $schema, 'settings' ) ) );
				self::assertTrue( is_wp_error( rest_validate_value_from_schema( array( 'evil' => true ), $schema, 'settings' ) ) );
			}
		);
	}

	public function test_each_row_of_the_tables_is_a_field_on_the_page_with_its_value(): void {
		self::alone(
			static function (): void {
				update_option( Settings::OPTION, array( 'declines_of_shop' => 77, 'replace_for' => 'managers' ) );
				Form::add();
				ob_start();
				do_settings_sections( SettingsPage::PAGE );
				$html = (string) ob_get_clean();
				foreach ( array( Settings::OPTION => SettingsTable::fields(), RecordingSettings::NAME => RecordingTable::fields() ) as $option => $fields ) {
					foreach ( $fields as $name => $field ) {
						self::assertStringContainsString( ' name="' . $option . "[$name]\"", $html );
						self::assertStringContainsString( '>' . $field->texts()['title'] . '<', $html );
					}
				}
				self::assertMatchesRegularExpression( '/value="77" min="2" max="1000"/', $html );
				self::assertMatchesRegularExpression( "/value=\"managers\"\s+checked/", $html );
			}
		);
	}

	public function test_pages_that_contain_a_block_are_listed(): void {
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
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Other', 'post_content' => '<!-- wp:acme/basket-like /-->' )
		);
		$places = BlockUsage::of( 'acme/basket' );
		wp_delete_post( $page, true );
		wp_delete_post( $other, true );
		self::assertSame( array( 'Page “Tea & cakes”' ), array_column( $places, 'label' ) );
		self::assertMatchesRegularExpression( "/post\.php\?post=$page&action=edit/", $places[0]['url'] );
		self::assertSame( array(), BlockUsage::of( 'acme/basket' ) );
	}

	public function test_what_is_not_carried_over_is_named_for_each_page(): void {
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Basket',
				'post_content' => '<!-- wp:group --><div class="wp-block-group"><!-- wp:woocommerce/cart --><div><!-- wp:woocommerce/cart-cross-sells-products-block {"columns":5} --><div></div><!-- /wp:woocommerce/cart-cross-sells-products-block --></div><!-- /wp:woocommerce/cart --></div><!-- /wp:group -->',
			)
		);
		$places = array_column( BlockUsage::of( 'woocommerce/cart' ), 'lost', 'label' );
		wp_delete_post( $page, true );
		self::assertSame( array( 'the number of columns of recommended products' ), $places['Page “Basket”'] );
	}

	/** Returns the section about classic extensions as the page prints it, as text. */
	private static function classic_section(): string {
		Form::add();
		ob_start();
		do_settings_fields( SettingsPage::PAGE, 'storefront_islands_classic' );
		return html_entity_decode( wp_strip_all_tags( (string) ob_get_clean() ) );
	}

	public function test_plugins_that_listen_to_the_classic_screens_are_named_once(): void {
		$folder   = WP_PLUGIN_DIR . '/acme-gift';
		wp_mkdir_p( $folder );
		file_put_contents( "$folder/gift.php", "<?php\n/* Plugin Name: Gift & wrap */\nreturn static function () {};" );
		wp_cache_delete( 'plugins', 'plugins' );
		$prints = require "$folder/gift.php";
		try {
			self::assertStringContainsString( 'No plugin uses these hooks here.', self::classic_section() );
			add_action( 'woocommerce_before_cart', $prints );
			add_action( 'woocommerce_checkout_process', $prints );
			self::assertStringContainsString( 'Use these hooks: Gift & wrap.', self::classic_section() );
		} finally {
			remove_action( 'woocommerce_before_cart', $prints );
			remove_action( 'woocommerce_checkout_process', $prints );
			unlink( "$folder/gift.php" );
			rmdir( $folder );
			wp_cache_delete( 'plugins', 'plugins' );
		}
	}

	/** @group woocommerce */
	public function test_payment_methods_without_support_for_blocks_are_named(): void {
		$gateway          = new class() extends \WC_Payment_Gateway {};
		$gateway->id      = 'invoice';
		$gateway->title   = 'Invoice';
		$gateway->enabled = 'yes';
		$gateways         = WC()->payment_gateways();
		$before           = $gateways->payment_gateways;
		self::assertStringNotContainsString( 'without support for blocks', self::classic_section() );
		$gateways->payment_gateways[] = $gateway;
		try {
			self::assertStringContainsString( 'Payment methods without support for blocks: Invoice.', self::classic_section() );
			$gateway->enabled = 'no';
			self::assertStringNotContainsString( 'Invoice', self::classic_section() );
		} finally {
			$gateways->payment_gateways = $before;
		}
	}

	public function test_the_settings_link_is_for_managers_only(): void {
		$page = new SettingsPage( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' );
		self::assertSame( array( 'deactivate' => 'x' ), $page->add_link( array( 'deactivate' => 'x' ) ) );
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		self::assertSame( array( 'settings', 'deactivate' ), array_keys( $page->add_link( array( 'deactivate' => 'x' ) ) ) );
	}
}
