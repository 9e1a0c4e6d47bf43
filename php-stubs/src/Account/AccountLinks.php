<?php

declare(strict_types=1);

namespace StorefrontIslands\Account;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Links for customers and for guests. Both are in the HTML, which is the same for all visitors and may be cached; CSS
 * shows one of them, depending on the class that WordPress adds to the body for logged-in users.
 */
final class AccountLinks {
	/**
	 * Links for customers.
	 *
	 * @var list<array{name: string, label: string, url: string}>
	 */
	private array $links;

	/** Login URL for guests. */
	private string $login_url;

	/**
	 * Sets the links; if the shop has none, WordPress's profile and log-out links are used.
	 *
	 * @param list<array{name: string, label: string, url: string}> $links       Links as Shop::account_links() returns them.
	 * @param string                                                $account_url URL of the account page, or of the
	 * login page (docs/behaviour.md#store-pages).
	 */
	public function __construct( array $links, string $account_url ) {
		$this->login_url = $account_url;
		$this->links     = array() !== $links ? $links : array(
			array(
				'name'  => 'details',
				'label' => __( 'Account details', 'storefront-islands' ),
				'url'   => admin_url( 'profile.php' ),
			),
			array(
				'name'  => 'log-out',
				'label' => __( 'Log out', 'storefront-islands' ),
				// Without a nonce, which would belong to one visitor: WordPress asks for confirmation.
				'url'   => add_query_arg( 'action', 'logout', wp_login_url() ),
			),
		);
	}

	/**
	 * Returns the block's inner HTML.
	 *
	 * @param string $label   Label of the navigation; empty for "My account".
	 * @param bool   $is_menu True if the links are in a collapsed menu, for example in a header.
	 */
	public function node( string $label, bool $is_menu ): Node {
		$label = '' === $label ? __( 'My account', 'storefront-islands' ) : $label;
		$lists = array( $this->customers(), $this->guests() );
		if ( ! $is_menu ) {
			return Node::element( 'nav', array( 'aria-label' => $label ), $lists );
		}
		return Node::element(
			'details',
			array( 'class' => 'storefront-account__menu' ),
			array(
				Node::element( 'summary', array( 'class' => 'storefront-account__summary' ), array( Icon::node( 'user' ), Node::element( 'span', array(), array( $label ) ) ) ),
				Node::element(
					'nav',
					array(
						'class'      => 'storefront-account__panel',
						'aria-label' => $label,
					),
					$lists
				),
			)
		);
	}

	/** Returns the links for customers. */
	private function customers(): Node {
		$items = array();
		foreach ( $this->links as $link ) {
			$items[] = self::item( $link['label'], $link['url'], $link['name'] );
		}
		return Node::element( 'ul', array( 'class' => 'storefront-account__links storefront-account__links--customer' ), $items );
	}

	/** Returns the links for guests. */
	private function guests(): Node {
		return Node::element(
			'ul',
			array( 'class' => 'storefront-account__links storefront-account__links--guest' ),
			array( self::item( __( 'Log in', 'storefront-islands' ), $this->login_url, 'log-in' ) )
		);
	}

	/**
	 * Returns one link.
	 *
	 * @param string $name Name used in the CSS class.
	 */
	private static function item( string $label, string $url, string $name ): Node {
		return Node::element(
			'li',
			array( 'class' => 'storefront-account__item storefront-account__item--' . $name ),
			array( Node::element( 'a', array( 'href' => esc_url_raw( $url ) ), array( $label ) ) )
		);
	}
}
