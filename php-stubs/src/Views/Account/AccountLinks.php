<?php
/**
 * The ways to what is a customer's own.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Account;

use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * Links for customers and for guests, both in the HTML of every page, which is the same for all and may be cached. A style
 * sheet shows one of them by the class that WordPress gives the body of who is logged in.
 */
final class AccountLinks {
	/**
	 * Those of customers.
	 *
	 * @var list<array{name: string, label: string, url: string}>
	 */
	private $links;

	/**
	 * Where guests log in.
	 *
	 * @var string
	 */
	private $login_url;

	/**
	 * Takes the shop's links; where it has none, WordPress's own profile and its log-out stand in.
	 *
	 * @param list<array{name: string, label: string, url: string}> $links       As Shop::account_links() gives them.
	 * @param string                                                $account_url The account's page, or the login page (spec section 2).
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
				// Without a nonce, which would be one visitor's: WordPress asks before it does it.
				'url'   => add_query_arg( 'action', 'logout', wp_login_url() ),
			),
		);
	}

	/**
	 * The block's inner HTML.
	 *
	 * @param string $label   What it is called; empty for "My account".
	 * @param bool   $is_menu Whether the links are folded below that name, as in a header.
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

	/** What customers see. */
	private function customers(): Node {
		$items = array();
		foreach ( $this->links as $link ) {
			$items[] = self::item( $link['label'], $link['url'], $link['name'] );
		}
		return Node::element( 'ul', array( 'class' => 'storefront-account__links storefront-account__links--customer' ), $items );
	}

	/** What guests see. */
	private function guests(): Node {
		return Node::element(
			'ul',
			array( 'class' => 'storefront-account__links storefront-account__links--guest' ),
			array( self::item( __( 'Log in', 'storefront-islands' ), $this->login_url, 'log-in' ) )
		);
	}

	/**
	 * One link.
	 *
	 * @param string $label What it is called.
	 * @param string $url   Where it leads.
	 * @param string $name  For style sheets.
	 */
	private static function item( string $label, string $url, string $name ): Node {
		return Node::element(
			'li',
			array( 'class' => 'storefront-account__item storefront-account__item--' . $name ),
			array( Node::element( 'a', array( 'href' => esc_url_raw( $url ) ), array( $label ) ) )
		);
	}
}
