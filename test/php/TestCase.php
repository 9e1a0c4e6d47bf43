<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use DOMDocument;
use DOMXPath;
use StorefrontIslands\Page\Assets\Build;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\Islands;
use StorefrontIslands\Page\Assets\ScriptRegister;
use StorefrontIslands\Page\Assets\TranslationFiles;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\WooCommerce\Checkout\WooAddressFields;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;
use StorefrontIslands\WooCommerce\WooShop;
use WP_REST_Request;
use Yoast\PHPUnitPolyfills\TestCases\TestCase as PolyfilledTestCase;

/**
 * Base class of tests that run inside a WordPress with the active plugin. Groups name the kind of shop that a test
 * needs: `woocommerce`, or `demo-shop` for features that exist only without WooCommerce. Hooks and superglobals of a
 * test, its user and the posts that it has made by post() are gone after it.
 */
abstract class TestCase extends PolyfilledTestCase {
	/**
	 * Prefix of the reason of a test for the other kind of shop, which is not counted as skipped, as nothing is missing
	 * on this machine.
	 */
	public const NOT_APPLICABLE = 'not applicable: ';

	/** Hooks and superglobals before the test. */
	private array $before = array();

	/** @var list<int> Posts to delete, also products and orders that are posts. */
	private static array $made = array();

	protected function set_up(): void {
		// First, as a test that is skipped is torn down as well.
		$hooks        = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		$this->before = array( $hooks, $_SERVER, $_GET, $_POST, $_REQUEST, $_COOKIE );
		parent::set_up();
		$is_woocommerce = class_exists( 'WooCommerce', false );
		if ( ! $is_woocommerce && in_array( 'woocommerce', $this->getGroups(), true ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs WooCommerce' );
		}
		if ( $is_woocommerce && in_array( 'demo-shop', $this->getGroups(), true ) ) {
			self::markTestSkipped( self::NOT_APPLICABLE . 'needs the demo shop' );
		}
	}

	protected function tear_down(): void {
		list( $GLOBALS['wp_filter'], $_SERVER, $_GET, $_POST, $_REQUEST, $_COOKIE ) = $this->before;
		foreach ( array_reverse( self::$made ) as $id ) {
			wp_delete_post( $id, true );
		}
		self::$made = array();
		wp_set_current_user( 0 );
		parent::tear_down();
	}

	/** Makes a page, or a post of another type, that is published and deleted after the test. */
	protected static function post( string $content = '', array $fields = array() ): int {
		$fields += array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Made for a test', 'post_content' => $content );
		return self::for_now( wp_insert_post( wp_slash( $fields ) ) );
	}

	/** Has a post deleted after the test. */
	protected static function for_now( int $id ): int {
		self::$made[] = $id;
		return $id;
	}

	/** Changes options for this test, by the names of the options. */
	protected static function set_options( array $values ): void {
		foreach ( $values as $name => $value ) {
			add_filter( "pre_option_$name", static fn() => $value );
		}
	}

	/** Returns what a function prints. */
	protected static function printed_by( callable $act ): string {
		ob_start();
		$act();
		return (string) ob_get_clean();
	}

	/** Returns a request with fields in its query or its body, or with JSON and an idempotency key, which may be empty. */
	protected static function rest( string $method, string $route, array $fields = array(), ?string $key = null ): WP_REST_Request {
		$request = new WP_REST_Request( $method, $route );
		if ( null !== $key ) {
			$request->set_header( 'Content-Type', 'application/json' );
			'' === $key || $request->set_header( 'Idempotency-Key', $key );
			$request->set_body( (string) wp_json_encode( $fields ) );
		} elseif ( 'GET' === $method ) {
			$request->set_query_params( $fields );
		} else {
			$request->set_body_params( $fields );
		}
		return $request;
	}

	/** Returns the data of the response to a GET request, as a browser decodes it. */
	protected static function fetched( string $route, array $query = array() ): array {
		return (array) json_decode( (string) wp_json_encode( rest_do_request( self::rest( 'GET', $route, $query ) )->get_data() ), true );
	}

	protected static function document( string $html ): DOMXPath {
		$document = new DOMDocument();
		$document->loadHTML( '<meta charset="utf-8"><body>' . $html, LIBXML_NOERROR );
		return new DOMXPath( $document );
	}

	/** Returns the texts of the nodes that match an XPath. */
	protected static function texts( DOMXPath $page, string $path ): array {
		return array_map( static fn( $node ): string => trim( $node->textContent ), iterator_to_array( $page->query( $path ), false ) );
	}

	/** Returns the shop of the running plugin, which answers each question anew. */
	protected static function site_shop(): Shop {
		return $GLOBALS['storefront_islands_shop'];
	}

	/** Returns a shop that has been asked nothing yet. */
	protected static function woo_shop(): WooShop {
		return new WooShop( new WooFieldRules( new WooAddressFields() ) );
	}

	protected static function untranslated(): DeferredTranslations {
		return new DeferredTranslations( __FILE__, new TranslationFiles( __FILE__ ) );
	}

	/** Returns the islands of a page that has none yet. */
	protected static function no_islands(): Islands {
		return new Islands( new Build( WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php' ), new ScriptRegister(), self::untranslated() );
	}

	/** Returns the islands at the beginning of a request, with their scripts. */
	protected static function new_page(): Islands {
		$GLOBALS['wp_scripts'] = null;
		$islands               = self::no_islands();
		$islands->register();
		$islands->register_assets();
		return $islands;
	}

	/**
	 * Returns the object of a class that the running plugin has hooked.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name Class.
	 * @return T
	 */
	protected static function hooked( string $hook, string $class_name ): object {
		foreach ( array_merge( ...array_values( $GLOBALS['wp_filter'][ $hook ]->callbacks ) ) as $entry ) {
			if ( is_array( $entry['function'] ) && $entry['function'][0] instanceof $class_name ) {
				return $entry['function'][0];
			}
		}
		self::fail( "$class_name is not at $hook" );
	}

	/**
	 * Runs a function once, right before the next statement of a kind is sent, in place of another request that is
	 * faster.
	 *
	 * @param string   $begins How the statement begins: UPDATE, INSERT, DELETE.
	 * @param callable $act    Function.
	 */
	protected static function before_next( string $begins, callable $act ): void {
		$listen = static function ( string $query ) use ( &$listen, $begins, $act ): string {
			if ( 0 === strpos( $query, $begins ) ) {
				remove_filter( 'query', $listen );
				$act();
			}
			return $query;
		};
		add_filter( 'query', $listen );
	}
}
