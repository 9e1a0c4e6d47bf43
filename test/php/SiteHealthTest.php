<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Automattic\WooCommerce\Internal\Features\FeaturesController;
use RuntimeException;
use StorefrontIslands\Admin\SiteHealth\ConflictingBlocks;
use StorefrontIslands\Admin\SiteHealth\ConflictingPlugins;
use StorefrontIslands\Admin\SiteHealth\ObjectCacheCheck;
use StorefrontIslands\Admin\SiteHealth\SiteHealth;
use StorefrontIslands\Admin\SiteHealth\StoreApiCheck;
use StorefrontIslands\Admin\SiteHealth\TablesCheck;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Orders\Limits\Log\Payment;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Page\Content\BlockMarkers;
use StorefrontIslands\Support\Database\Table;
use WP_Error;
use WP_Post;

/** Tests the plugin's results in Site Health. */
final class SiteHealthTest extends TestCase {
	/** Returns true if a page with this content contains two carts or checkouts. */
	private static function has_two( string $content ): bool {
		return ConflictingBlocks::is_on( new WP_Post( (object) array( 'ID' => 0, 'post_content' => $content ) ) );
	}

	public function test_duplicate_carts_and_checkouts_of_a_page_are_found_whatever_places_them(): void {
		$cart = '<!-- wp:storefront-islands/cart {"align":"wide"} /-->';
		$checkout = '<!-- wp:storefront-islands/checkout /-->';
		$theirs = '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"></div><!-- /wp:woocommerce/cart -->';
		add_shortcode( 'woocommerce_checkout', '__return_empty_string' );
		foreach ( array( $cart . $theirs, $checkout . $theirs, $cart . '[woocommerce_checkout]', $cart . $cart, '[storefront_cart]' . $theirs, $cart . '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->' ) as $two ) {
			self::assertTrue( self::has_two( $two ) );
		}
		foreach ( array( '', $cart, $theirs, $theirs . $theirs, '[woocommerce_checkout]', $cart . '<!-- wp:woocommerce/mini-cart /-->', $cart . '<!-- wp:storefront-islands/mini-cart /-->', $cart . '<!-- wp:storefront-islands/cart-notes /-->' ) as $one ) {
			self::assertFalse( self::has_two( $one ) );
		}
		remove_shortcode( 'woocommerce_checkout' );
	}

	public function test_the_page_is_named_with_an_edit_link_for_users_who_may_edit_it(): void {
		self::assertSame( 'good', SiteHealth::test_conflicting_blocks()['status'] );
		$id     = self::post( '<!-- wp:storefront-islands/cart /--><!-- wp:woocommerce/cart /-->', array( 'post_title' => 'Two <carts>' ) );
		$result = SiteHealth::test_conflicting_blocks();
		self::assertSame( 'recommended', $result['status'] );
		self::assertMatchesRegularExpression( '/Two &lt;carts&gt;|<li>Two/', $result['description'] );
		self::assertDoesNotMatchRegularExpression( '/<carts>|post\.php/', $result['description'] );
		wp_set_current_user( 1 );
		self::assertStringContainsString( "post.php?post=$id", SiteHealth::test_conflicting_blocks()['description'] );
	}

	public function test_the_marker_of_a_page_in_memory_is_no_second_cart(): void {
		$post = get_post( self::post( '<!-- wp:storefront-islands/cart /-->' ) );
		$post->post_content .= BlockMarkers::lacked_by( $post->post_content );
		self::assertTrue( has_block( 'woocommerce/cart', $post ) );
		wp_cache_set( $post->ID, (object) $post->to_array(), 'posts' );
		self::assertSame( 'good', SiteHealth::test_conflicting_blocks()['status'] );
	}

	/** @dataProvider responses */
	public function test_whether_visitors_reach_the_store_api_is_told( string $status, $response ): void {
		add_filter( 'pre_http_request', static fn() => $response );
		self::assertSame( $status, StoreApiCheck::run()['status'] );
	}

	public static function responses(): array {
		$response = static fn( int $status, string $body ): array => array( 'response' => array( 'code' => $status ), 'body' => $body );
		return array(
			'a cart'    => array( 'good', $response( 200, '{"totals":{}}' ) ),
			'a refusal' => array( 'critical', $response( 401, '{"code":"rest_forbidden"}' ) ),
			'a page'    => array( 'critical', $response( 200, '<html></html>' ) ),
			'none'      => array( 'recommended', new WP_Error( 'http_request_failed', 'cURL error 28' ) ),
		);
	}

	/** Returns what the shop's log gets while code runs. */
	private static function logged( callable $act ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'log' );
		$kept = (string) ini_set( 'error_log', $file );
		$hear = static function ( string $message, string $level, array $context ) use ( $file ): ?string {
			file_put_contents( $file, "$level {$context['source']} $message\n", FILE_APPEND );
			return null;
		};
		add_filter( 'woocommerce_logger_log_message', $hear, 10, 3 );
		$act();
		remove_filter( 'woocommerce_logger_log_message', $hear );
		ini_set( 'error_log', $kept );
		$log = (string) file_get_contents( $file );
		unlink( $file );
		return $log;
	}

	public function test_an_error_of_a_plugin_is_logged_with_its_place(): void {
		$log = self::logged(
			static fn() => new PluginOutput(
				'woocommerce_before_cart',
				static function (): void {
					throw new RuntimeException( 'A plugin failed.' );
				}
			)
		);
		self::assertStringContainsString( 'woocommerce_before_cart: A plugin failed. (' . __FILE__, $log );
	}

	public function test_a_table_that_cannot_be_written_is_named_and_a_payment_that_is_not_counted_is_logged(): void {
		self::assertSame( 'good', TablesCheck::run()['status'] );
		$name  = PaymentLog::table()->name();
		$break = static fn( string $query ): string => preg_match( '/^(DELETE|INSERT)/', $query ) ? str_replace( $name, "{$name}_gone", $query ) : $query;
		add_filter( 'query', $break );
		$result = TablesCheck::run();
		$silent = Table::database()->suppress_errors();
		$log    = self::logged( static fn() => self::assertSame( 0, ( new PaymentLog() )->begin( new Payment( 'ada', 7, '203.0.113.0', 'card', false ), false ) ) );
		Table::database()->suppress_errors( $silent );
		remove_filter( 'query', $break );
		PaymentLog::table()->ensure();
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( $name, $result['description'] );
		self::assertStringContainsString( 'declined payments have no limits', $log );
	}

	public function test_an_object_cache_that_loses_what_is_written_is_told(): void {
		self::assertSame( 'good', ObjectCacheCheck::run()['status'] );
		$cache                      = $GLOBALS['wp_object_cache'];
		$GLOBALS['wp_object_cache'] = new class() {
			public function set(): bool {
				return true;
			}
			public function get(): bool {
				return false;
			}
		};
		$result                     = ObjectCacheCheck::run();
		$GLOBALS['wp_object_cache'] = $cache;
		self::assertSame( 'critical', $result['status'] );
	}

	/** @group woocommerce */
	public function test_plugins_that_refuse_the_blocks_are_named(): void {
		self::assertSame( 'good', ConflictingPlugins::run()['status'] );
		$GLOBALS['wp_current_filter'][] = 'before_woocommerce_init';
		wc_get_container()->get( FeaturesController::class )->declare_compatibility( 'cart_checkout_blocks', 'woocommerce/woocommerce.php', false );
		array_pop( $GLOBALS['wp_current_filter'] );
		$result = ConflictingPlugins::run();
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( '<li>WooCommerce</li>', $result['description'] );
	}

	public function test_site_health_shows_the_tests_and_the_section(): void {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		foreach ( array( 'rivals', 'plugins', 'tables', 'store_api', 'object_cache' ) as $name ) {
			self::assertTrue( is_callable( $tests['direct'][ "storefront_islands_$name" ]['test'] ) );
		}
		foreach ( apply_filters( 'debug_information', array() )['storefront-islands']['fields'] as $field ) {
			self::assertIsString( $field['value'] );
			self::assertNotSame( '', $field['value'] );
		}
	}
}
