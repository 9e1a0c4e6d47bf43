<?php

declare(strict_types=1);

namespace StorefrontIslands\Account;

use StorefrontIslands\Page\SiteSettings;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** The shop's account page; without one, WordPress's own log-in (docs/behaviour.md#store-pages). */
final class AccountPage {
	/** Returns the page. */
	public static function html( Shop $shop ): string {
		$settings = new SiteSettings( $shop );
		$html     = $shop->account( new AccountViews( new JsonReader( $settings->all( true ) ) ) );
		if ( '' !== $html ) {
			return $html;
		}
		if ( ! is_user_logged_in() ) {
			$form = wp_login_form( array( 'echo' => false ) );
			return is_string( $form ) ? $form : '';
		}
		$links = new AccountLinks( $shop->account_links(), $settings->page_url( 'myaccount' ) );
		return $links->node( '', false )->html();
	}
}
