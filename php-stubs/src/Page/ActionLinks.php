<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Page\Assets\Islands;

defined( 'ABSPATH' ) || exit;

/**
 * Finds links '#elementor-action:action=…' (docs/behaviour.md#action-links) and links to images that page builders open
 * in a lightbox, and adds the URLs of their scripts to the boot data. If it misses a link, for example in content that
 * is inserted later, the boot script requests the URLs.
 */
final class ActionLinks {
	/** Attribute with which page builders mark links that open an image in a lightbox. */
	private const PICTURES = 'data-elementor-open-lightbox="yes"';

	/** Filters of all content of a page: blocks, and the output of classic themes and page builders. */
	private const CONTENT = array( 'render_block', 'the_content', 'widget_text', 'elementor/frontend/the_content' );

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	public function register(): void {
		add_action( 'init', array( self::class, 'add_texts' ), 11 );
		foreach ( self::CONTENT as $filter ) {
			add_filter( $filter, array( $this, 'look_at' ), PHP_INT_MAX );
		}
	}

	/** Returns the prefix of the fragments of action links; empty if the site has turned them off. */
	public static function prefix(): string {
		/**
		 * Filters the prefix of the fragments of action links, as in '#elementor-action:action=…'. An empty string
		 * turns them off.
		 *
		 * @param string $prefix Letters, digits, '-' and '_'.
		 */
		$prefix = apply_filters( 'storefront_islands_action_prefix', 'elementor-action' );
		return is_string( $prefix ) && preg_match( '/\A[\w-]+\z/', $prefix ) ? $prefix : '';
	}

	/**
	 * Searches a part of the page for such links.
	 *
	 * @param mixed $html HTML of the part.
	 * @return mixed The same HTML.
	 */
	public function look_at( $html ) {
		if ( is_string( $html ) && ! is_admin() && self::has_links( $html ) ) {
			$this->islands->allow_script( 'action-links' );
			$this->islands->allow_script( 'lightbox' );
		}
		return $html;
	}

	/**
	 * Adds the lightbox's texts as inline data: the script is too small to depend on WordPress's translation script.
	 */
	public static function add_texts(): void {
		wp_localize_script( 'storefront-islands-lightbox', 'storefrontLightbox', self::texts() );
	}

	/**
	 * True if a part of a page contains such links.
	 *
	 * @param string $html HTML of the part.
	 */
	private static function has_links( string $html ): bool {
		$prefix = self::prefix();
		return false !== strpos( $html, self::PICTURES )
			|| ( '' !== $prefix && 1 === preg_match( '/#' . preg_quote( $prefix, '/' ) . '(?::|%3A)/i', $html ) );
	}

	/**
	 * Returns the texts, with the keys of src/site/lightbox/slide.ts.
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
