<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Admin\PrivacyPolicy;
use StorefrontIslands\Support\Http\CountCookie;

/** Tests that the text for the privacy policy names what browsers store. */
final class PrivacyPolicyTest extends TestCase {
	public function test_it_is_offered_to_managers(): void {
		self::assertSame( 10, has_action( 'admin_init', array( PrivacyPolicy::class, 'offer' ) ) );
	}

	public function test_it_names_each_cookie_and_key(): void {
		$text = PrivacyPolicy::text();
		foreach ( array( CountCookie::NAME, 'storefront_islands_user', 'storefront_islands_forget', 'storefront-islands-draft', 'storefront-islands-attempt', 'storefront-islands-adds', 'storefront-islands-viewed-*', 'storefront-islands-popup-*', 'googtrans' ) as $name ) {
			self::assertStringContainsString( "<code>$name</code>", $text );
		}
		self::assertSame( 7, substr_count( $text, '<p>' ) );
	}
}
