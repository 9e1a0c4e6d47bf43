<?php
/**
 * WooCommerce's script handles.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Handles by which gateways and other plugins name the scripts of WooCommerce's checkout block. On a page with our checkout
 * they are names for our one script: a script that depends on a missing handle is silently not printed.
 */
final class Handles {
	/** Our script, which holds what all of them stand for. */
	public const OURS = 'storefront-islands-checkout';

	private const NAMES = array(
		'wc-settings',
		'wc-sanitize',
		'wc-blocks-registry',
		'wc-blocks-data-store',
		'wc-blocks-checkout',
		'wc-blocks-components',
		'wc-price-format',
		'wc-blocks-middleware',
		'wc-blocks-shared-context',
		'wc-blocks-shared-hocs',
		// Only WooCommerce's own scripts need these; they are large.
		'wc-cart-checkout-base',
		'wc-cart-checkout-vendors',
	);

	/** What code that is printed beside the handle may use: wc-settings preloads answers by it. */
	private const NEEDED_BESIDE = array( 'wp-api-fetch' );

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
	 * All of them.
	 *
	 * @return list<non-empty-string>
	 */
	public static function all(): array {
		return self::NAMES;
	}

	/** Registers those that nobody has registered: a shop without WooCommerce has none of them. */
	public function register_missing(): void {
		foreach ( self::NAMES as $handle ) {
			if ( ! isset( $this->scripts->registered[ $handle ] ) ) {
				wp_register_script( $handle, false, array_merge( self::NEEDED_BESIDE, array( self::OURS ) ), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- A name without a file.
			}
		}
	}

	/**
	 * Makes them names for our script, with the inline parts that were added to them, except those that are printed already
	 * and those that must stay WooCommerce's. Ours then comes behind WooCommerce's and leaves alone what it finds.
	 *
	 * @param list<string> $kept Handles that must stay, with all that they depend on.
	 */
	public function take_over( array $kept ): void {
		foreach ( self::NAMES as $handle ) {
			$script = $this->scripts->registered[ $handle ] ?? null;
			if ( ! $script instanceof \_WP_Dependency || in_array( $handle, $this->scripts->done, true ) ) {
				continue;
			}
			if ( in_array( $handle, $kept, true ) ) {
				$this->need( $handle );
				continue;
			}
			$script->src  = false;
			$script->deps = array_merge( self::NEEDED_BESIDE, array( self::OURS ) );
			// Its translations are of the file that is not loaded.
			$script->textdomain = '';
			$this->scripts->add_data( $handle, 'group', 1 );
		}
	}

	/**
	 * Lets our script come behind one of WooCommerce's.
	 *
	 * @param string $handle WooCommerce's.
	 */
	private function need( string $handle ): void {
		$ours = $this->scripts->registered[ self::OURS ] ?? null;
		if ( $ours instanceof \_WP_Dependency && ! in_array( $handle, $ours->deps, true ) ) {
			$ours->deps[] = $handle;
		}
	}
}
