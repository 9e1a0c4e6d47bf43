<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Response\ImageResponse;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use WP_Comment;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns product reviews for GET products/reviews, newest first. */
final class Reviews extends Route {
	public const PATH = '/products/reviews';

	protected function methods(): array {
		return array( 'GET' => Paging::ARGS + array( 'product_id' => array( 'type' => 'string' ) ) );
	}

	protected function respond( string $method, Input $input ): WP_REST_Response {
		$reviews = get_comments(
			array(
				'type'     => 'review',
				'status'   => 'approve',
				'post__in' => $input->numbers( 'product_id' ),
				'number'   => $input->number( 'per_page' ),
				'paged'    => $input->number( 'page' ),
			)
		);
		return new WP_REST_Response( array_map( array( $this, 'review' ), $reviews ) );
	}

	/** @return array<string, mixed> */
	private function review( WP_Comment $review ): array {
		$product = $this->services->products->find( (int) $review->comment_post_ID );
		$rating  = get_comment_meta( (int) $review->comment_ID, 'rating', true );
		return array(
			'id'                     => (int) $review->comment_ID,
			'date_created'           => mysql_to_rfc3339( $review->comment_date ),
			'formatted_date_created' => get_comment_date( 'F j, Y', $review ),
			'date_created_gmt'       => mysql_to_rfc3339( $review->comment_date_gmt ),
			'product_id'             => (int) $review->comment_post_ID,
			'product_name'           => $product ? Text::html( $product->name ) : '',
			'product_permalink'      => (string) get_permalink( (int) $review->comment_post_ID ),
			'product_image'          => $product ? ImageResponse::of( $product )[0] ?? null : null,
			'reviewer'               => $review->comment_author,
			'review'                 => wpautop( esc_html( $review->comment_content ) ),
			'rating'                 => is_numeric( $rating ) ? (int) $rating : null,
			'verified'               => false,
			'reviewer_avatar_urls'   => rest_get_avatar_urls( $review ),
		);
	}
}
