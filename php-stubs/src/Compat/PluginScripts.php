<?php
/**
 * Scripts of other plugins on a page with our islands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Assets\Islands;
use StorefrontIslands\Page\BootData;
use StorefrontIslands\Page\PageRequest;
use StorefrontIslands\Shop\ExtensionScripts;
use StorefrontIslands\Shop\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the scripts of payment methods on a page with our checkout, those of plugins that extend the cart on one with our cart,
 * and a script of ours behind the handles that they need. Those that extend the mini-cart load when it is first touched, unless
 * cart or checkout are there. Where nobody has any, a page carries nothing of this.
 */
final class PluginScripts {
	/** Before WordPress prints scripts, in the head at 9 and in the footer at 20. */
	private const BEFORE_HEAD   = 8;
	private const BEFORE_FOOTER = 19;

	/** When all scripts are printed, before the boot data is. */
	private const AFTER_FOOTER = PHP_INT_MAX - 1;

	/**
	 * Who enqueues the payment methods.
	 *
	 * @var PaymentScripts
	 */
	private $payment;

	/**
	 * Who enqueues what extends the cart.
	 *
	 * @var ExtensionScripts
	 */
	private $extensions;

	/**
	 * The islands' scripts.
	 *
	 * @var Islands
	 */
	private $islands;

	/**
	 * What the page says of itself.
	 *
	 * @var BootData
	 */
	private $page;

	/**
	 * Names of the islands on the page that plugins extend, as keys.
	 *
	 * @var array<string, true>
	 */
	private $on_page = array();

	/**
	 * Handles of the payment methods.
	 *
	 * @var list<string>
	 */
	private $of_payment = array();

	/**
	 * Handles of what extends the mini-cart; null while nobody has been asked.
	 *
	 * @var list<non-empty-string>|null
	 */
	private $of_mini_cart = null;

	/**
	 * Takes who has scripts, and what makes the page.
	 *
	 * @param PaymentScripts   $payment    WooCommerce's or the demo shop's.
	 * @param ExtensionScripts $extensions WooCommerce's or none.
	 * @param Islands          $islands    The islands' scripts.
	 * @param BootData         $page       What the page says of itself.
	 */
	public function __construct( PaymentScripts $payment, ExtensionScripts $extensions, Islands $islands, BootData $page ) {
		$this->payment    = $payment;
		$this->extensions = $extensions;
		$this->islands    = $islands;
		$this->page       = $page;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'add' ) );
		// A block theme has rendered the page by the first; in a classic one the islands show themselves only by the second.
		add_action( 'wp_head', array( $this, 'take_over_handles' ), self::BEFORE_HEAD );
		add_action( 'wp_footer', array( $this, 'take_over_handles' ), self::BEFORE_FOOTER );
		add_action( 'wp_footer', array( $this, 'bring_with_mini_cart' ), self::AFTER_FOOTER );
	}

	/**
	 * An island stands on the page.
	 *
	 * @param string $island Its name.
	 */
	public function add( string $island ): void {
		if ( isset( $this->on_page[ $island ] ) || ! in_array( $island, array( 'cart', 'checkout', 'mini-cart' ), true ) || ! PageRequest::is_current() ) {
			return;
		}
		$this->on_page[ $island ] = true;
		if ( 'mini-cart' === $island ) {
			return;
		}
		( new Handles( wp_scripts() ) )->register_missing();
		if ( 'cart' === $island ) {
			$this->extensions->enqueue_for_cart();
			return;
		}
		$this->of_payment = $this->payment->enqueue();
		// Its inline part carries the data of the payment methods, whether one of them names it or not.
		wp_enqueue_script( 'wc-settings' );
	}

	/** Puts our script behind the handles, where our cart or checkout stands on the page and somebody needs them. */
	public function take_over_handles(): void {
		$island = isset( $this->on_page['checkout'] ) ? 'checkout' : 'cart';
		if ( ! isset( $this->on_page[ $island ] ) ) {
			return;
		}
		foreach ( $this->of_mini_cart() as $handle ) {
			wp_enqueue_script( $handle );
		}
		$scripts   = wp_scripts();
		$handles   = new Handles( $scripts );
		$originals = new Originals( $scripts );
		if ( $originals->are_wanted_by_plugins() ) {
			$handles->need( Handles::PLUGINS, "storefront-islands-$island" );
			$handles->take_over( Handles::PLUGINS, $originals->needed( $this->of_payment ) );
			wp_enqueue_script( 'wc-settings' );
			// By itself, too: WordPress remembers what needs what, and would go on to defer a script whose dependents are new.
			wp_enqueue_script( Handles::PLUGINS );
			$this->page->print_before_scripts( self::BEFORE_FOOTER );
		} elseif ( 'checkout' === $island ) {
			$handles->take_over( Handles::CHECKOUT, $originals->needed( $this->of_payment ) );
		}
	}

	/** On other pages, has the scripts that extend the mini-cart load with it. What is printed by then stays as it is. */
	public function bring_with_mini_cart(): void {
		if ( array( 'mini-cart' ) !== array_keys( $this->on_page ) ) {
			return;
		}
		$brought = $this->of_mini_cart();
		if ( array() === $brought ) {
			return;
		}
		$handles = new Handles( wp_scripts() );
		$handles->register_missing();
		$handles->need( Handles::PLUGINS, 'storefront-islands-mini-cart' );
		$handles->take_over( Handles::PLUGINS, array() );
		$this->extensions->add_data_late();
		$this->islands->bring( 'mini-cart', array_merge( array( 'wc-settings' ), $brought ) );
	}

	/**
	 * Scripts that extend the mini-cart.
	 *
	 * @return list<non-empty-string> Handles.
	 */
	private function of_mini_cart(): array {
		if ( ! isset( $this->on_page['mini-cart'] ) ) {
			return array();
		}
		if ( null !== $this->of_mini_cart ) {
			return $this->of_mini_cart;
		}
		/**
		 * Scripts that are to come with our mini-cart: those of plugins that have registered with WooCommerce's, and whatever
		 * else is added. They may depend on WooCommerce's handles.
		 *
		 * @param list<string> $handles Registered handles.
		 */
		$handles = apply_filters( 'storefront_islands_mini_cart_scripts', $this->extensions->for_mini_cart() );
		$this->of_mini_cart = WooIntegrations::names( (array) $handles );
		return $this->of_mini_cart;
	}
}
