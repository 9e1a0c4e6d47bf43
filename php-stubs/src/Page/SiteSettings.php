<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Combines the settings object (docs/behaviour.md#site-settings) from WordPress's part, the shop's part and the
 * defaults.
 */
final class SiteSettings {
	/**
	 * Settings that only the forms of private pages need: by far the largest part, all of the visitor's own data, and what
	 * payment methods have to be asked for. No other page has them, even if a shop returns them with its settings.
	 */
	private const FOR_FORMS = array( 'countries', 'billingCountries', 'shippingCountries', 'states', 'addressFields', 'countryLocale', 'paymentMethodData', 'paymentMethodSortOrder', 'checkout' );

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * Returns all settings, with the keys of src/domain/support/settings.ts: either those of this visitor, or those
	 * that are the same for every visitor, without the ones that only the forms of private pages need.
	 *
	 * @param bool $for_visitor True for the settings of this visitor.
	 * @return array<string, mixed>
	 */
	public function all( bool $for_visitor ): array {
		$shop = $this->shop->settings();
		$shop = $for_visitor ? array_merge( $shop, $this->shop->form_settings() ) : array_diff_key( $shop, array_flip( self::FOR_FORMS ) );
		return array_merge(
			$shop,
			$this->site( $for_visitor ),
			array( 'storePages' => $this->store_pages( (array) ( $shop['storePages'] ?? array() ) ) )
		);
	}

	/**
	 * Returns the URL of one of the shop's pages; of the home page if there is none.
	 *
	 * @param string $name Name of docs/behaviour.md#store-pages: shop, cart, checkout and so on.
	 */
	public function page_url( string $name ): string {
		$pages = $this->store_pages( (array) ( $this->shop->settings()['storePages'] ?? array() ) );
		$page  = $pages[ $name ] ?? array();
		$url   = is_array( $page ) ? ( $page['permalink'] ?? '' ) : '';
		return is_string( $url ) && '' !== $url ? $url : home_url( '/' );
	}

	/**
	 * Returns WordPress's part.
	 *
	 * @param bool $for_visitor True if it may contain the visitor's data.
	 * @return array<string, mixed>
	 */
	private function site( bool $for_visitor ): array {
		global $wp_locale;
		/**
		 * Set before themes are loaded.
		 *
		 * @var \WP_Locale $wp_locale
		 */
		return array(
			'adminUrl'           => admin_url(),
			'homeUrl'            => home_url( '/' ),
			'wpLoginUrl'         => wp_login_url(),
			'siteTitle'          => Text::decode( get_bloginfo( 'name' ) ),
			'currentUserId'      => $for_visitor ? get_current_user_id() : 0,
			'currentUserIsAdmin' => $for_visitor && current_user_can( 'manage_options' ),
			'locale'             => array(
				'siteLocale'    => get_locale(),
				'userLocale'    => $for_visitor ? get_user_locale() : get_locale(),
				'weekdaysShort' => array_values( $wp_locale->weekday_abbrev ),
			),
			'wpVersion'          => get_bloginfo( 'version' ),
		);
	}

	/**
	 * Returns the shop's pages. Without an account page, the login page takes its place
	 * (docs/behaviour.md#store-pages).
	 *
	 * @param array<array-key, mixed> $pages Pages by their name in docs/behaviour.md#store-pages.
	 * @return array<array-key, mixed>
	 */
	private function store_pages( array $pages ): array {
		$account = $pages['myaccount'] ?? array();
		if ( ! is_array( $account ) || empty( $account['permalink'] ) ) {
			$pages['myaccount'] = array(
				'id'        => 0,
				'title'     => __( 'Log in', 'storefront-islands' ),
				'permalink' => wp_login_url(),
			);
		}
		return $pages;
	}
}
