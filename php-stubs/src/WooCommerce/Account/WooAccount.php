<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Account;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Account links with the endpoints and labels that the shop has configured. */
final class WooAccount {
	private const LOG_OUT = 'customer-logout';

	/** Endpoints to link to, by their name in Shop::account_links(). */
	private const ENDPOINTS = array(
		'orders'    => 'orders',
		'addresses' => 'edit-address',
		'details'   => 'edit-account',
		'log-out'   => self::LOG_OUT,
	);

	/**
	 * Returns the links; empty if no account page is set.
	 *
	 * @return list<array{name: string, label: string, url: string}>
	 */
	public static function links(): array {
		if ( wc_get_page_id( 'myaccount' ) < 1 ) {
			return array();
		}
		$labels = wc_get_account_menu_items();
		$links  = array();
		foreach ( self::ENDPOINTS as $name => $endpoint ) {
			if ( is_string( $labels[ $endpoint ] ?? null ) ) {
				$links[] = array(
					'name'  => $name,
					'label' => Text::decode( $labels[ $endpoint ] ),
					'url'   => self::url( $endpoint ),
				);
			}
		}
		return $links;
	}

	/**
	 * Returns the URL of an endpoint. WooCommerce's log-out URL has a visitor's nonce, which is removed; without it
	 * WooCommerce asks for confirmation.
	 */
	private static function url( string $endpoint ): string {
		return self::LOG_OUT === $endpoint
			? wc_get_endpoint_url( self::LOG_OUT, '', wc_get_page_permalink( 'myaccount' ) )
			: wc_get_account_endpoint_url( $endpoint );
	}
}
