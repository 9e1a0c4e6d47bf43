<?php

declare(strict_types=1);

namespace StorefrontIslands\Account;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Links to the parts of the account, of which one is the current page. */
final class AccountMenu {
	/**
	 * Returns the menu.
	 *
	 * @param list<array{label: string, url: string, class: string, is_current: bool}> $items Parts in their order. Class: class names that themes and plugins address; may be empty.
	 */
	public static function node( array $items ): Node {
		$nodes = array();
		foreach ( $items as $item ) {
			$nodes[] = Node::element(
				'li',
				array( 'class' => trim( 'storefront-account-page__item ' . $item['class'] ) ),
				array(
					Node::element(
						'a',
						array(
							'href'         => esc_url_raw( $item['url'] ),
							'aria-current' => $item['is_current'] ? 'page' : null,
						),
						array( $item['label'] )
					),
				)
			);
		}
		return Node::element(
			'nav',
			array(
				'class'      => 'storefront-account-page__menu woocommerce-MyAccount-navigation',
				'aria-label' => __( 'My account', 'storefront-islands' ),
			),
			array( Node::element( 'ul', array(), $nodes ) )
		);
	}
}
