<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\DraftRemoval;
use StorefrontIslands\Page\UserCookie;

/** Tests that no cache stores what is meant for a browser whose user logs in or out. */
final class DraftRemovalTest extends TestCase {
	private const ACTION = 'storefront_islands_shows_visitor';

	/** Counts how often a function makes its response private, which it is not in this process, for the other tests. */
	private static function count_private( callable $act ): int {
		$hooks  = $GLOBALS['wp_filter'][ self::ACTION ];
		$before = did_action( self::ACTION );
		remove_all_actions( self::ACTION );
		$act();
		$GLOBALS['wp_filter'][ self::ACTION ] = $hooks;
		return did_action( self::ACTION ) - $before;
	}

	public function test_the_page_with_the_script_is_private_before_its_headers_are_sent(): void {
		self::assertSame( 10, has_action( 'template_redirect', array( DraftRemoval::class, 'be_private' ) ) );
		self::assertSame( 0, self::count_private( array( DraftRemoval::class, 'be_private' ) ) );
		$_COOKIE['storefront_islands_forget'] = '1';
		self::assertSame( 1, self::count_private( array( DraftRemoval::class, 'be_private' ) ) );
		self::assertStringContainsString( 'localStorage.removeItem', self::printed_by( array( DraftRemoval::class, 'print' ) ) );
		unset( $_COOKIE['storefront_islands_forget'] );
		self::assertSame( '', self::printed_by( array( DraftRemoval::class, 'print' ) ) );
	}

	public function test_the_responses_that_set_the_cookies_are_private(): void {
		self::assertSame( 1, self::count_private( array( DraftRemoval::class, 'ask' ) ) );
		self::assertSame( 1, self::count_private( array( UserCookie::class, 'remove' ) ) );
	}
}
