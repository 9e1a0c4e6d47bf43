<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\PaymentScripts\Check;
use StorefrontIslands\Admin\PaymentScripts\PageScripts;
use StorefrontIslands\Admin\PaymentScripts\Record;
use StorefrontIslands\Admin\PaymentScripts\ScriptOwner;
use StorefrontIslands\Admin\PaymentScripts\ScriptsPage;
use StorefrontIslands\Support\ScriptFile;

/** Tests the inventory of the checkout's scripts. */
final class PaymentScriptsTest extends TestCase {
	private const PAGE = '<script type="importmap">{}</script><script id="a-js" src="/wp-includes/js/a.js?ver=1&#038;x=2" defer></script>
		<SCRIPT data-x="a>b">alert( 1 );</SCRIPT><script type="application/json" id="storefront-islands-data">{"scripts":{"b":{"src":"https://pay.example/v3?x"},"c":{"src":""}}}</script>
		<script id=\'b-js-before\'>var nonce = "abc", n = 12;</script><script type="module" src=https://other.example/m.js></script><script></script>';

	protected function tear_down(): void {
		delete_option( Record::OPTION );
		delete_option( Record::LAST );
		parent::tear_down();
	}

	private static function found( string $hash ): array {
		return array( 'https://pay.example/v3' => array( 'src' => 'https://pay.example/v3', 'hash' => $hash ) );
	}

	public function test_finds_what_a_browser_runs_now_and_later(): void {
		$scripts = PageScripts::in( self::PAGE );
		self::assertSame( array( '/wp-includes/js/a.js', 'inline: no id, 1', 'https://pay.example/v3', 'inline: b-js-before', 'https://other.example/m.js' ), array_keys( $scripts ) );
		self::assertSame( '/wp-includes/js/a.js?ver=1&x=2', $scripts['/wp-includes/js/a.js']['src'] );
		self::assertSame( 'alert( 1 );', $scripts['inline: no id, 1']['code'] );
		self::assertSame( 'https://pay.example/v3?x', $scripts['https://pay.example/v3']['src'] );
	}

	public function test_the_hash_of_an_inline_script_ignores_its_data_and_sees_its_code(): void {
		$hash = static fn( string $code ): string => Check::hashed( array( 'src' => '', 'code' => $code ) )['hash'];
		self::assertSame( $hash( 'var a = "x\"y", n = 1;' ), $hash( 'var a = "z", n = 234;' ) );
		self::assertNotSame( $hash( 'var a = "x";' ), $hash( 'var a = "x"; fetch( "x" );' ) );
	}

	public function test_the_hash_of_a_file_is_that_of_its_content(): void {
		$script = Check::hashed( array( 'src' => includes_url( 'js/wp-util.js?ver=1' ), 'code' => '' ) );
		self::assertSame( hash_file( 'sha256', ABSPATH . 'wp-includes/js/wp-util.js' ), $script['hash'] );
		self::assertSame( '', ScriptFile::path( includes_url( '../wp-config.php' ) ), 'only scripts are read' );
		self::assertSame( '', ScriptFile::path( 'https://evil.example/wp-includes/js/wp-util.js' ) );
	}

	public function test_the_file_of_a_path_is_below_the_address_of_wordpress(): void {
		// WordPress in a folder of its own, the shop in another or at the root.
		foreach ( array( 'https://shop.example', 'https://shop.example/store' ) as $home ) {
			add_filter( 'home_url', static fn(): string => "$home/" );
			add_filter( 'site_url', static fn( string $url, string $path ): string => 'https://shop.example/wp/' . ltrim( $path, '/' ), 10, 2 );
			$file = realpath( ABSPATH . 'wp-includes/js/wp-util.js' );
			self::assertSame( $file, ScriptFile::path( '/wp/wp-includes/js/wp-util.js' ), $home );
			self::assertSame( '', ScriptFile::path( '/wp-includes/js/wp-util.js' ), $home );
		}
	}

	public function test_owners(): void {
		$ours = plugins_url( 'storefront-islands/build/boot.js' );
		foreach ( array( $ours => 'Plugin: storefront-islands', get_theme_root_uri() . '/a-theme/x.js' => 'Theme: a-theme', includes_url( 'js/wp-util.js' ) => 'WordPress', 'https://pay.example/v3' => 'Outside: pay.example' ) as $address => $owner ) {
			self::assertSame( $owner, ScriptOwner::name( $address ) );
		}
		self::assertNotSame( '', ScriptOwner::known_reason( $ours ) );
		self::assertSame( '', ScriptOwner::known_reason( 'https://pay.example/wp-includes/x.js' ) );
	}

	public function test_the_first_list_is_what_later_ones_are_compared_with(): void {
		$first = Record::after( array(), self::found( 'one' ), 100 );
		self::assertSame( array(), Record::unseen( $first ) );
		$changed = Record::after( $first, self::found( 'two' ), 200 );
		self::assertSame( array( 'https://pay.example/v3' ), Record::unseen( $changed ) );
		self::assertSame( 100, $changed['https://pay.example/v3']['since'] );
		$added = Record::after( $first, self::found( 'one' ) + array( 'inline: x' => array( 'src' => '', 'hash' => 'x' ) ), 300 );
		self::assertSame( array( 'inline: x' ), Record::unseen( $added ) );
		self::assertSame( array(), Record::unseen( Record::after( $first, self::found( '' ), 400 ) ), 'a server that does not answer changes nothing' );
		self::assertTrue( Record::after( $first, array(), 500 )['https://pay.example/v3']['gone'] );
	}

	public function test_a_review_sees_what_was_shown_and_nothing_newer(): void {
		$changed = Record::after( Record::after( array(), self::found( 'one' ), 100 ), self::found( 'two' ), 200 );
		$sent    = static fn( string $hash ): array => array( md5( 'https://pay.example/v3' ) => array( 'hash' => $hash, 'reason' => '<b>Takes</b> the card.' ) );
		self::assertCount( 1, Record::unseen( ScriptsPage::reviewed( $changed, $sent( 'one' ) ) ) );
		$seen = ScriptsPage::reviewed( $changed, $sent( 'two' ) );
		self::assertSame( array(), Record::unseen( $seen ) );
		self::assertSame( 'Takes the card.', $seen['https://pay.example/v3']['reason'] );
	}

	public function test_a_check_that_fails_says_so_and_keeps_the_list(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		Record::save( Record::after( array(), self::found( 'one' ), 100 ) );
		add_filter( 'pre_http_request', static fn() => new \WP_Error( 'down', 'No connection <b>' ) );
		$check = new Check( self::site_shop() );
		$check->run();
		self::assertCount( 1, Record::all() );
		self::assertSame( 'No connection <b>', get_option( Record::LAST )['failure'] );
		wp_set_current_user( 1 );
		// WordPress knows the title before a page is printed; without it it reads the request's menu.
		$GLOBALS['title'] = 'Scripts';
		$html             = self::printed_by( array( new ScriptsPage( $check ), 'print' ) );
		$GLOBALS['title'] = null;
		self::assertStringContainsString( 'No connection &lt;b&gt;', $html );
		self::assertStringContainsString( 'https://pay.example/v3', $html );
		wp_set_current_user( 0 );
		self::assertSame( '', self::printed_by( array( new ScriptsPage( $check ), 'print' ) ) . self::printed_by( array( ScriptsPage::class, 'print_notice' ) ), 'only managers see it' );
	}

	public function test_a_check_records_the_scripts_of_the_page(): void {
		$answer = static fn( $response, array $args, string $url ): array => array( 'headers' => array(), 'cookies' => array(), 'body' => false === strpos( $url, 'example/' ) ? self::PAGE : 'code', 'response' => array( 'code' => 200, 'message' => 'OK' ) );
		add_filter( 'pre_http_request', $answer, 10, 3 );
		( new Check( self::site_shop() ) )->run();
		self::assertSame( '', get_option( Record::LAST )['failure'] );
		self::assertCount( 5, Record::all() );
		self::assertSame( hash( 'sha256', 'code' ), Record::all()['https://pay.example/v3']['hash'] );
	}
}
