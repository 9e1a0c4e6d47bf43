<?php
/**
 * Links that run an action.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Assets\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Finds links '#elementor-action:action=…' (spec section 2) and links to pictures that page builders open above the page, and tells
 * boot where their scripts are. Where it misses one, as in what is inserted later, boot asks.
 */
final class ActionLinks {
	/** How page builders mark links to pictures that open above the page. */
	private const PICTURES = 'data-elementor-open-lightbox="yes"';

	/** Everything that is content of a page: blocks, what classic themes and page builders show. */
	private const CONTENT = array( 'render_block', 'the_content', 'widget_text', 'elementor/frontend/the_content' );

	/**
	 * The page's scripts.
	 *
	 * @var Islands
	 */
	private $islands;

	/**
	 * Takes the page's scripts.
	 *
	 * @param Islands $islands The page's scripts.
	 */
	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/** Hooks in. */
	public function register(): void {
		add_action( 'init', array( self::class, 'add_texts' ), 11 );
		foreach ( self::CONTENT as $filter ) {
			add_filter( $filter, array( $this, 'look_at' ), PHP_INT_MAX );
		}
	}

	/** What fragments of action links begin with; empty where a site wants none of them. */
	public static function prefix(): string {
		/**
		 * Filters what fragments of action links begin with, as in '#elementor-action:action=…'. Empty turns them off.
		 *
		 * @param string $prefix Letters, digits, '-' and '_'.
		 */
		$prefix = apply_filters( 'storefront_islands_action_prefix', 'elementor-action' );
		return is_string( $prefix ) && preg_match( '/\A[\w-]+\z/', $prefix ) ? $prefix : '';
	}

	/**
	 * Looks for such links in a part of the page.
	 *
	 * @param mixed $html The part.
	 * @return mixed The same.
	 */
	public function look_at( $html ) {
		if ( is_string( $html ) && ! is_admin() && self::has_links( $html ) ) {
			$this->islands->announce( 'action-links' );
			$this->islands->announce( 'lightbox' );
		}
		return $html;
	}

	/**
	 * Gives the lightbox its texts: it is too small for WordPress's translation script.
	 */
	public static function add_texts(): void {
		wp_localize_script( 'storefront-islands-lightbox', 'storefrontLightbox', self::texts() );
	}

	/**
	 * Whether a part of a page holds such links.
	 *
	 * @param string $html The part.
	 */
	private static function has_links( string $html ): bool {
		$prefix = self::prefix();
		return false !== strpos( $html, self::PICTURES )
			|| ( '' !== $prefix && 1 === preg_match( '/#' . preg_quote( $prefix, '/' ) . '(?::|%3A)/i', $html ) );
	}

	/**
	 * The texts, by the names that src/site/lightbox/texts.ts knows.
	 *
	 * @return array<string, string>
	 */
	private static function texts(): array {
		return array(
			'label'        => __( 'Pictures and videos', 'storefront-islands' ),
			'close'        => __( 'Close', 'storefront-islands' ),
			'previous'     => __( 'Previous', 'storefront-islands' ),
			'next'         => __( 'Next', 'storefront-islands' ),
			/* translators: 1: number of the picture that is shown, 2: how many there are */
			'position'     => __( '%1$s of %2$s', 'storefront-islands' ),
			'loading'      => __( 'Loading …', 'storefront-islands' ),
			'pictureError' => __( 'The picture could not be loaded.', 'storefront-islands' ),
			'videoError'   => __( 'The video could not be loaded.', 'storefront-islands' ),
			'video'        => __( 'Video', 'storefront-islands' ),
			/* translators: %s: YouTube or Vimeo */
			'watch'        => __( 'Watch it on %s', 'storefront-islands' ),
		);
	}
}
