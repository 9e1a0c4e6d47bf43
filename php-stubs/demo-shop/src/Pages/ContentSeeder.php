<?php
/**
 * Writes the sample shop's content.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Pages;

defined( 'ABSPATH' ) || exit;

/** Writes posts once, and again as long as nobody has edited them: each remembers what was last written. */
final class ContentSeeder {
	/** Post meta: hash of the content that was last written. */
	private const WRITTEN = '_storefront_islands_written';

	/**
	 * Writes a page.
	 *
	 * @param string $path     Its slug.
	 * @param string $title    Its title.
	 * @param string $content  Block markup.
	 * @param string $template Custom template of the theme.
	 * @param int    $present  The page that has this role already, 0 for none.
	 * @return int The page's id.
	 */
	public function page( string $path, string $title, string $content, string $template, int $present ): int {
		// A role may name a page that is gone, and its id may be something else's by now.
		$page = $present > 0 && 'page' === get_post_type( $present ) ? get_post( $present ) : get_page_by_path( $path );
		$id   = $this->write(
			array(
				'ID'         => $page instanceof \WP_Post ? $page->ID : 0,
				'post_type'  => 'page',
				'post_name'  => $path,
				'post_title' => $title,
			),
			$content
		);
		update_post_meta( $id, '_wp_page_template', $template );
		return $id;
	}

	/**
	 * Writes a post, unless someone has edited what was written before.
	 *
	 * @param array{ID: int, post_type: string, post_name: string, post_title: string} $post    ID 0 makes a new one.
	 * @param string                                                                   $content What it holds.
	 * @return int The post's id.
	 * @throws \RuntimeException When WordPress cannot write it.
	 */
	public function write( array $post, string $content ): int {
		$present = $post['ID'] > 0 ? get_post( $post['ID'] ) : null;
		if ( $present instanceof \WP_Post && $this->is_edited( $present ) ) {
			return $present->ID;
		}
		$id = wp_insert_post(
			array(
				'ID'             => $post['ID'],
				'post_type'      => $post['post_type'],
				'post_name'      => $post['post_name'],
				'post_title'     => wp_slash( $post['post_title'] ),
				'post_content'   => wp_slash( $content ),
				'post_status'    => 'publish',
				'comment_status' => 'closed',
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( 'Could not write ' . $post['post_title'] . ': ' . $id->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Goes to the terminal.
		}
		$written = get_post( $id );
		update_post_meta( $id, self::WRITTEN, $written instanceof \WP_Post ? $this->fingerprint( $written ) : '' );
		return $id;
	}

	/**
	 * Whether the content is another than the one last written.
	 *
	 * @param \WP_Post $post A post that is there.
	 */
	private function is_edited( \WP_Post $post ): bool {
		$written = get_post_meta( $post->ID, self::WRITTEN, true );
		return is_string( $written ) && '' !== $written && $this->fingerprint( $post ) !== $written;
	}

	/**
	 * Tells contents apart; the same for a site that has moved to another address.
	 *
	 * @param \WP_Post $post A post that is there.
	 */
	private function fingerprint( \WP_Post $post ): string {
		return md5( str_replace( untrailingslashit( home_url( '/' ) ), '', $post->post_content ) );
	}
}
