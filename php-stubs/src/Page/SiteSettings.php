<?php
/**
 * The site settings.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/** Puts the one settings object together (spec section 3): WordPress's part, the shop's part and the defaults. */
final class SiteSettings {
	/** What only the forms of private pages need: by far the largest part, and all that is the visitor's own. */
	private const FOR_FORMS = array( 'countries', 'billingCountries', 'shippingCountries', 'states', 'addressFields', 'countryLocale', 'checkout' );

	/**
	 * The shop.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes the shop.
	 *
	 * @param Shop $shop The shop.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/**
	 * All settings, keys as in src/domain/settings.ts.
	 *
	 * @param bool $for_visitor Whether they are for this visitor alone. Else they are the same for all, and without what
	 *                          only the forms of private pages need.
	 * @return array<string, mixed>
	 */
	public function all( bool $for_visitor ): array {
		$shop = $this->shop->settings();
		if ( ! $for_visitor ) {
			$shop = array_diff_key( $shop, array_flip( self::FOR_FORMS ) );
		}
		return array_merge(
			$shop,
			$this->site( $for_visitor ),
			array( 'storePages' => $this->store_pages( (array) ( $shop['storePages'] ?? array() ) ) )
		);
	}

	/**
	 * The address of one of the shop's pages, the home page's where there is none.
	 *
	 * @param string $name Its spec name: shop, cart, checkout and so on.
	 */
	public function page_url( string $name ): string {
		$pages = $this->store_pages( (array) ( $this->shop->settings()['storePages'] ?? array() ) );
		$page  = $pages[ $name ] ?? array();
		$url   = is_array( $page ) ? ( $page['permalink'] ?? '' ) : '';
		return is_string( $url ) && '' !== $url ? $url : home_url( '/' );
	}

	/**
	 * WordPress's part.
	 *
	 * @param bool $for_visitor Whether it may tell who the visitor is.
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
	 * The shop's pages. Where there is no account page, the login page is it (spec section 2).
	 *
	 * @param array<array-key, mixed> $pages By spec name.
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
