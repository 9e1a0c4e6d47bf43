<?php
/**
 * Where WooCommerce's own scripts must stay.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Knows who on the page needs WooCommerce's handles: its own blocks need them as WooCommerce made them, as those use more of
 * their scripts than is documented for others.
 */
final class Originals {
	/** Where WooCommerce has the scripts of its blocks. */
	private const FOLDER = '/woocommerce/assets/client/blocks/';

	/** What our handles begin with. */
	private const OURS = 'storefront-islands-';

	/**
	 * The page's scripts.
	 *
	 * @var \WP_Scripts
	 */
	private $scripts;

	/**
	 * Takes the page's scripts.
	 *
	 * @param \WP_Scripts $scripts The page's scripts.
	 */
	public function __construct( \WP_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	/**
	 * The handles that must stay, closed under what they depend on.
	 *
	 * @param list<string> $of_others Enqueued handles of payment methods: some of WooCommerce's lie in the same folder, and
	 *                                use nothing but what is documented.
	 * @return list<string>
	 */
	public function needed( array $of_others ): array {
		$needed = array();
		foreach ( array_diff( array_filter( $this->scripts->queue, 'is_string' ), $of_others, Handles::all() ) as $handle ) {
			if ( $this->is_of_woocommerce( $handle ) ) {
				$needed = array_merge( $needed, $this->dependencies( $handle ) );
			}
		}
		return array_values( array_intersect( Handles::all(), $needed ) );
	}

	/**
	 * Whether a script of another plugin on the page needs any of the handles. WooCommerce's own payment methods, and ours, get
	 * along with what checkout.js holds.
	 */
	public function are_wanted_by_plugins(): bool {
		foreach ( array_diff( array_filter( $this->scripts->queue, 'is_string' ), Handles::all() ) as $handle ) {
			$is_known = 0 === strpos( $handle, self::OURS ) || $this->is_of_woocommerce( $handle );
			if ( ! $is_known && array() !== array_intersect( Handles::all(), $this->dependencies( $handle ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether it is the script of one of WooCommerce's blocks.
	 *
	 * @param string $handle An enqueued handle.
	 */
	private function is_of_woocommerce( string $handle ): bool {
		$src = isset( $this->scripts->registered[ $handle ] ) ? $this->scripts->registered[ $handle ]->src : '';
		return is_string( $src ) && false !== strpos( $src, self::FOLDER );
	}

	/**
	 * What a handle needs, and what that needs.
	 *
	 * @param string $handle A handle.
	 * @return list<string>
	 */
	private function dependencies( string $handle ): array {
		$found = array();
		$open  = array( $handle );
		while ( array() !== $open ) {
			$script = $this->scripts->registered[ array_pop( $open ) ] ?? null;
			$needs  = $script instanceof \_WP_Dependency ? array_filter( $script->deps, 'is_string' ) : array();
			$new    = array_diff( $needs, $found );
			$found  = array_merge( $found, array_values( $new ) );
			$open   = array_merge( $open, array_values( $new ) );
		}
		return $found;
	}
}
