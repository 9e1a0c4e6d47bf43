<?php
/**
 * Session recording.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Recording;

defined( 'ABSPATH' ) || exit;

/**
 * Lets a page be recorded (spec section 1: on every page), as far as its owner wants it and its visitor agrees: which is asked in
 * the browser, as pages may be cached. What is printed is the same for all visitors of a page.
 */
final class Recording {
	/** The id of the script element that src/site/recording/script.ts reads. */
	private const ELEMENT = 'storefront-islands-recording';

	/** Islands on pages where visitors tell the shop who they are and how they pay. */
	private const PRIVATE_ISLANDS = array( 'checkout' );

	/** The block that shows an order. That of the account shows links only, in the header of every page. */
	private const PRIVATE_BLOCK = 'storefront-islands/purchase-summary';

	/**
	 * Whether the page that is being made has shown one of those.
	 *
	 * @var bool
	 */
	private $is_private = false;

	/** Hooks in. */
	public function register(): void {
		add_action( 'storefront_islands_island_rendered', array( $this, 'look_at_island' ) );
		add_filter( 'render_block_' . self::PRIVATE_BLOCK, array( $this, 'look_at_block' ) );
		// In a classic theme an island in a template shows itself only now. WordPress prints scripts at 20.
		add_action( 'wp_footer', array( $this, 'print' ) );
	}

	/**
	 * An island stands on the page.
	 *
	 * @param string $name Its name.
	 */
	public function look_at_island( string $name ): void {
		$this->is_private = $this->is_private || in_array( $name, self::PRIVATE_ISLANDS, true );
	}

	/**
	 * A block stands on the page that shows an order.
	 *
	 * @param string $html Its HTML, which stays as it is.
	 */
	public function look_at_block( string $html ): string {
		$this->is_private = true;
		return $html;
	}

	/** Prints what the script must know, where the page may be recorded. */
	public function print(): void {
		$config = $this->config( Settings::load() );
		if ( null === $config ) {
			return;
		}
		/** This action is documented in php-stubs/src/Assets/Islands.php. */
		do_action( 'storefront_islands_script_wanted', 'recording' );
		printf(
			'<script type="application/json" id="%s">%s</script>' . "\n",
			esc_attr( self::ELEMENT ),
			wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with < > and & as \u escapes.
		);
	}

	/**
	 * What src/site/recording/config.ts decodes; null where this page, or this visitor, is not recorded.
	 *
	 * @param Settings $settings The site's settings.
	 * @return array{provider: string, id: string, consent: string}|null
	 */
	public function config( Settings $settings ): ?array {
		$consent = $this->consent( $settings );
		if ( '' === $settings->provider() || '' === $consent || $this->is_staff_or_preview() ) {
			return null;
		}
		if ( ! $settings->includes_checkout() && ( $this->is_private || $this->is_private_page_of_woocommerce() ) ) {
			return null;
		}
		return array(
			'provider' => $settings->provider(),
			'id'       => $settings->id(),
			'consent'  => $consent,
		);
	}

	/**
	 * Who is asked for consent: the WP Consent API where it is there, whatever the settings say; empty where nobody is.
	 *
	 * @param Settings $settings The site's settings.
	 */
	private function consent( Settings $settings ): string {
		if ( function_exists( 'wp_has_consent' ) ) {
			return 'wp-consent-api';
		}
		return $settings->is_granted() ? 'granted' : '';
	}

	/** Whether the page is made for somebody who works on the site. Caches have no pages of theirs. */
	private function is_staff_or_preview(): bool {
		return current_user_can( 'edit_posts' ) || is_preview() || is_customize_preview();
	}

	/** Whether this is WooCommerce's checkout, what follows it, or an account. */
	private function is_private_page_of_woocommerce(): bool {
		return ( function_exists( 'is_checkout' ) && is_checkout() ) || ( function_exists( 'is_account_page' ) && is_account_page() );
	}
}
