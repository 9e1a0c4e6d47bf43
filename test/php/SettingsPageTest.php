<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\SettingsPage\BlockUsage;
use StorefrontIslands\Admin\SettingsPage\Control;
use StorefrontIslands\Admin\SettingsPage\Form;
use StorefrontIslands\Admin\SettingsPage\RecordingTable;
use StorefrontIslands\Admin\SettingsPage\Sanitizer;
use StorefrontIslands\Admin\SettingsPage\SettingsPage;
use StorefrontIslands\Admin\SettingsPage\ShopFacts;
use StorefrontIslands\Replacement\TakenScreens;
use StorefrontIslands\Site\Recording\RecordingSettings;
use StorefrontIslands\Support\Settings\Settings;
use StorefrontIslands\Support\Settings\SettingsTable;

/** Tests the validation of the settings page and the data it shows about the shop. */
final class SettingsPageTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = array();
	}

	public function test_missing_settings_are_kept_and_unknown_ones_removed(): void {
		self::set_options( array( Settings::OPTION => array( 'replace_cart' => true ) ) );
		$saved = ( new Sanitizer() )->settings( array( 'replace_checkout' => '1', 'keep_checkout_draft' => '0', 'replace_for' => '<script>', '<b>' => 'x' ) );
		$changed = array( 'replace_cart' => true, 'replace_checkout' => true, 'keep_checkout_draft' => false );
		self::assertSame( array_replace( ( new Settings( array() ) )->all(), $changed ), $saved );
		self::assertSame( $saved, ( new Sanitizer() )->settings( ( new Sanitizer() )->settings( $saved ) ) );
	}

	public function test_a_valid_recording_is_saved(): void {
		$valid = array( 'provider' => 'hotjar', 'id' => '1234567', 'consent' => 'granted-by-setting', 'on_checkout' => true );
		self::assertSame( $valid, ( new Sanitizer() )->recording( array( 'id' => ' 1234567 ', 'on_checkout' => '1' ) + $valid ) );
		self::assertSame( '', Control::error( RecordingSettings::NAME, 'id' ) );
	}

	public function test_an_invalid_id_keeps_the_previous_recording(): void {
		self::set_options( array( RecordingSettings::NAME => array( 'provider' => 'clarity', 'id' => 'abc123' ) ) );
		foreach ( array( '"><script>alert(1)</script>', '', 'ABC', array( 'x' ) ) as $id ) {
			self::assertSame( array( 'clarity', 'abc123', 'ask', false ), array_values( ( new Sanitizer() )->recording( array( 'provider' => 'clarity', 'id' => $id ) ) ) );
		}
		self::assertCount( 1, get_settings_errors( RecordingSettings::NAME ) );
		self::assertNotSame( '', Control::error( RecordingSettings::NAME, 'id' ) );
	}

	public function test_malformed_recording_settings_disable_it(): void {
		foreach ( array( null, 'x', array( 'provider' => 'evil', 'id' => 'abc123' ), array( 'provider' => array( 'clarity' ) ) ) as $sent ) {
			self::assertSame( '', ( new Sanitizer() )->recording( $sent )['provider'] );
		}
	}

	public function test_the_rest_api_accepts_both_settings_and_refuses_others(): void {
		( new SettingsPage( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ) )->register_settings();
		$schema = get_registered_settings()[ Settings::OPTION ]['show_in_rest']['schema'];
		$answer = static fn( array $sent ) => rest_validate_value_from_schema( $sent, $schema, 'settings' );
		self::assertTrue( $answer( ( new Settings( array() ) )->all() ) );
		self::assertInstanceOf( \WP_Error::class, $answer( array( 'replace_for' => 'nobody' ) ) );
		self::assertInstanceOf( \WP_Error::class, $answer( array( 'evil' => true ) ) );
	}

	public function test_each_row_of_the_tables_is_a_field_on_the_page_with_its_value(): void {
		self::set_options( array( Settings::OPTION => array( 'declines_of_shop' => 77, 'replace_for' => 'managers' ) ) );
		Form::add();
		$html = self::printed_by( static fn() => do_settings_sections( SettingsPage::PAGE ) );
		foreach ( array( Settings::OPTION => SettingsTable::fields(), RecordingSettings::NAME => RecordingTable::fields() ) as $option => $fields ) {
			foreach ( $fields as $name => $field ) {
				self::assertStringContainsString( ' name="' . $option . "[$name]\"", $html );
				self::assertStringContainsString( '>' . $field->texts()['title'] . '<', $html );
			}
		}
		self::assertStringContainsString( 'value="77" min="2" max="1000"', $html );
		self::assertMatchesRegularExpression( "/value=\"managers\"\s+checked/", $html );
	}

	public function test_pages_that_contain_a_block_are_listed_with_what_is_not_carried_over(): void {
		wp_set_current_user( 1 );
		$page = self::post( '<!-- wp:group --><div><!-- wp:acme/basket {"a":1} /--></div><!-- /wp:group -->', array( 'post_title' => 'Tea & cakes' ) );
		self::post( '<!-- wp:acme/basket-like /-->' );
		$places = BlockUsage::of( 'acme/basket' );
		self::assertSame( array( 'Page “Tea & cakes”' ), array_column( $places, 'label' ) );
		self::assertStringContainsString( "post.php?post=$page&action=edit", $places[0]['url'] );
		wp_delete_post( $page, true );
		self::assertSame( array(), BlockUsage::of( 'acme/basket' ) );
		self::post( '<!-- wp:group --><div class="wp-block-group"><!-- wp:woocommerce/cart --><div><!-- wp:woocommerce/cart-cross-sells-products-block {"columns":5} --><div></div><!-- /wp:woocommerce/cart-cross-sells-products-block --></div><!-- /wp:woocommerce/cart --></div><!-- /wp:group -->', array( 'post_title' => 'Basket' ) );
		self::assertSame( array( 'the number of columns of recommended products' ), array_column( BlockUsage::of( 'woocommerce/cart' ), 'lost', 'label' )['Page “Basket”'] );
	}

	public function test_a_plugin_that_was_seen_to_print_the_checkout_is_named_while_it_is_active(): void {
		$folder = WP_PLUGIN_DIR . '/acme-steps';
		wp_mkdir_p( $folder );
		file_put_contents( "$folder/steps.php", "<?php\n/* Plugin Name: Steps & more */\n" );
		wp_cache_delete( 'plugins', 'plugins' );
		$said   = ' shows its own page in place of [woocommerce_checkout], which stays as it is.';
		$facts  = static fn( string $setting ): string => html_entity_decode( wp_strip_all_tags( ShopFacts::about( $setting ) ) );
		$active = get_option( 'active_plugins' );
		try {
			self::assertStringNotContainsString( $said, $facts( 'replace_checkout' ) );
			TakenScreens::note( 'woocommerce_checkout', "$folder/templates/form.php" );
			self::assertStringNotContainsString( $said, $facts( 'replace_checkout' ), 'It is not active.' );
			self::set_options( array( 'active_plugins' => array_merge( $active, array( 'acme-steps/steps.php' ) ) ) );
			self::assertStringContainsString( 'Steps & more' . $said, $facts( 'replace_checkout' ) );
			self::assertStringNotContainsString( $said, $facts( 'replace_cart' ) );
		} finally {
			unlink( "$folder/steps.php" );
			rmdir( $folder );
			TakenScreens::note( 'woocommerce_checkout', '' );
		}
	}

	/** Returns the section about classic extensions as the page prints it, as text. */
	private static function classic_section(): string {
		Form::add();
		return html_entity_decode( wp_strip_all_tags( self::printed_by( static fn() => do_settings_fields( SettingsPage::PAGE, 'storefront_islands_classic' ) ) ) );
	}

	public function test_plugins_that_listen_to_the_classic_screens_are_named_once(): void {
		$folder = WP_PLUGIN_DIR . '/acme-gift';
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
		wp_set_current_user( 1 );
		self::assertSame( array( 'settings', 'deactivate' ), array_keys( $page->add_link( array( 'deactivate' => 'x' ) ) ) );
	}
}
