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
 * Handles by which gateways and other plugins name the scripts of WooCommerce's blocks. On a page with our cart or checkout
 * they are names for one script of ours: a script that depends on a missing handle is silently not printed.
 */
final class Handles {
	/** Our script of the checkout, which holds what gateways use of them. */
	public const CHECKOUT = 'storefront-islands-checkout';

	/** Our script for plugins, which holds what all of them stand for; it comes behind that of the island on the page. */
	public const PLUGINS = 'storefront-islands-plugins';

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
		'wc-blocks-checkout-events',
		'wc-types',
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
				wp_register_script( $handle, false, self::NEEDED_BESIDE, null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- A name without a file.
			}
		}
	}

	/**
	 * Makes them names for a script of ours, with the inline parts that were added to them, except those that are printed already
	 * and those that must stay WooCommerce's. Ours then comes behind WooCommerce's and leaves alone what it finds.
	 *
	 * @param non-empty-string $ours Handle of our script.
	 * @param list<string>     $kept Handles that must stay, with all that they depend on.
	 */
	public function take_over( string $ours, array $kept ): void {
		foreach ( self::NAMES as $handle ) {
			$script = $this->scripts->registered[ $handle ] ?? null;
			if ( ! $script instanceof \_WP_Dependency || in_array( $handle, $this->scripts->done, true ) ) {
				continue;
			}
			if ( in_array( $handle, $kept, true ) ) {
				$this->need( $ours, $handle );
				$this->need( self::CHECKOUT, $handle );
				continue;
			}
			$script->src  = false;
			$script->deps = array_merge( self::NEEDED_BESIDE, array( $ours ) );
			// Its translations are of the file that is not loaded.
			$script->textdomain = '';
			$this->scripts->add_data( $handle, 'group', 1 );
		}
	}

	/**
	 * Lets a script of ours come behind another one.
	 *
	 * @param string $ours   Our handle.
	 * @param string $handle The other one.
	 */
	public function need( string $ours, string $handle ): void {
		$script = $this->scripts->registered[ $ours ] ?? null;
		if ( $script instanceof \_WP_Dependency && ! in_array( $handle, $script->deps, true ) ) {
			$script->deps[] = $handle;
		}
	}
}
